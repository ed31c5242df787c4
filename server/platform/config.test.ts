import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

function failureOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({})
    expect(config.http).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      trustedProxies: [],
    })
    expect(config.database.engine).toBe('sqlite')
    expect(config.publisher.contatoAssunto).toBe('Feedback sobre a plataforma')
  })

  it('takes PostgreSQL when DATABASE_URL is there', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://mbw@banco/mbw' })
    expect(config.database).toMatchObject({ engine: 'postgres', url: 'postgres://mbw@banco/mbw' })
  })

  it('takes replicas to read from, of another address than the primary', () => {
    const DATABASE_URL = 'postgres://mbw@um/mbw'
    const config = readConfig({
      DATABASE_URL,
      DATABASE_URL_LEITURA: 'postgres://dois/mbw, postgresql://tres/mbw',
    })
    expect(config.database).toMatchObject({ replicas: ['postgres://dois/mbw', 'postgresql://tres/mbw'] })
    expect(failureOf({ DATABASE_URL, DATABASE_URL_LEITURA: DATABASE_URL })).toBe(
      'DATABASE_URL_LEITURA repete o endereço de DATABASE_URL; deixe-a vazia quando não há réplica.',
    )
  })

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).http.port).toBe(3000)
  })

  it.each([
    ['PORT', 'abc', 'PORT deve ser um número de porta entre 0 e 65535.'],
    ['PORT', '65536', 'PORT deve ser um número de porta entre 0 e 65535.'],
    ['PORT', '-1', 'PORT deve ser um número de porta entre 0 e 65535.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL deve ter a forma postgres://usuario:senha@servidor:5432/banco.',
    ],
    [
      'DATABASE_URL_LEITURA',
      'postgres://a/b, mysql://x',
      'DATABASE_URL_LEITURA deve ter até 16 endereços como postgres://usuario:senha@servidor:5432/banco, separados por vírgula.',
    ],
    [
      'DATABASE_URL_LEITURA',
      'postgres://a/b',
      'DATABASE_URL_LEITURA só vale com DATABASE_URL, que diz onde fica o banco principal.',
    ],
    ['MBW_SEGREDO', 'curto', 'MBW_SEGREDO deve ter ao menos 32 caracteres.'],
    ['MBW_ENDERECO_PUBLICO', 'biblioteca', 'MBW_ENDERECO_PUBLICO deve ser um endereço http:// ou https://.'],
    ['MBW_CONTATO_EMAIL', 'ninguem', 'MBW_CONTATO_EMAIL deve ser um endereço de e-mail.'],
    [
      'MBW_QUANTIDADE_LIVROS',
      'muitos',
      'MBW_QUANTIDADE_LIVROS deve ser um número inteiro entre 1 e 1000000.',
    ],
    [
      'MBW_SMTP',
      'smtp.exemplo.com.br',
      'MBW_SMTP deve ter a forma smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465.',
    ],
    [
      'MBW_SMTP',
      'smtp://so-usuario@exemplo.com.br',
      'MBW_SMTP deve ter a forma smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465.',
    ],
    ['MBW_SMTP_DE', 'ninguem', 'MBW_SMTP_DE deve ser um endereço de e-mail, ou Nome <endereço>.'],
    ['MBW_LOG', 'alto', 'MBW_LOG deve ser um destes níveis: trace, debug, info, warn, error, fatal, silent.'],
    [
      'MBW_PROXIES',
      '10.0.0.1, o proxy',
      'MBW_PROXIES deve ser uma lista de endereços IP ou faixas, separados por vírgula.',
    ],
    ['MBW_PORTA', '80', 'MBW_PORTA não é uma configuração conhecida; veja a lista no README.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(failureOf({ [name]: value })).toBe(sentence)
  })

  it('names every wrong variable at once', () => {
    expect(failureOf({ PORT: 'x', MBW_SEGREDO: 'y', MBW_NADA: 'z' }).split('\n')).toHaveLength(3)
  })

  it('reads a list of trusted proxies', () => {
    const { trustedProxies } = readConfig({ MBW_PROXIES: '10.0.0.1, 192.168.0.0/16,::1' }).http
    expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', '::1'])
  })

  it.each([
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['10.0.0.5:9464', { host: '10.0.0.5', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['metricas.local:0', { host: 'metricas.local', port: 0 }],
  ])('takes %s for the metrics', (MBW_METRICAS, address) => {
    expect(readConfig({ MBW_METRICAS }).metricas).toEqual(address)
  })

  it.each(['sim', '70000', '10.0.0.5', '::1:9464', 'a:b:1'])('refuses %s for the metrics', (MBW_METRICAS) => {
    expect(() => readConfig({ MBW_METRICAS })).toThrow(/^MBW_METRICAS deve ser uma porta/)
  })

  const enviar = { MBW_ENDERECO_PUBLICO: 'https://b.com', MBW_SMTP_DE: 'A Editora <cartas@editora.com.br>' }

  it.each([
    [
      'smtp://127.0.0.1:1025',
      { host: '127.0.0.1', port: 1025, secure: false, requireTLS: false, ignoreTLS: true, conta: null },
    ],
    [
      'smtps://e.com',
      { host: 'e.com', port: 465, secure: true, requireTLS: false, ignoreTLS: false, conta: null },
    ],
    [
      'smtp://ana%40e.com:se%2Fnha@e.com',
      {
        host: 'e.com',
        port: 587,
        secure: false,
        requireTLS: true,
        ignoreTLS: false,
        conta: { user: 'ana@e.com', pass: 'se/nha' },
      },
    ],
  ])('takes %s for mails, and no password goes in the clear', (MBW_SMTP, smtp) => {
    const { correio } = readConfig({ ...enviar, MBW_SMTP, MBW_DATA_DIR: '/d' })
    expect(correio).toEqual({
      smtp,
      de: { nome: 'A Editora', endereco: 'cartas@editora.com.br' },
      dir: '/d/correio',
    })
  })

  it('asks for what mails need: where their links lead, and who sends them', () => {
    expect(failureOf({ MBW_SMTP: 'smtp://e.com' })).toMatch(/MBW_ENDERECO_PUBLICO.*\n.*MBW_SMTP_DE/)
    expect(readConfig({}).correio).toMatchObject({ smtp: null, de: { endereco: 'contato@exemplo.com.br' } })
  })

  it('has no metrics unless told', () => {
    expect(readConfig({}).metricas).toBeNull()
  })
})
