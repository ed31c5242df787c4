import { describe, expect, it } from 'vitest'
import type { NotaComSimbolo } from '#contract/notas.ts'
import { buildExport, exportFileName } from './exportacao.ts'

const agora = new Date(2026, 10, 21, 8, 42)
const nota = (change: Partial<NotaComSimbolo> = {}): NotaComSimbolo => ({
  id: '01890000-0000-7000-8000-00000000000a',
  titulo: 'Liberdade não é licença',
  anotacao: 'A seção 3 fecha a porta.\n\nComparar com Gálatas 5.13.',
  data_criacao: '2026-11-14T12:00:00.000Z',
  versao: 1,
  simbolo: 1,
  numero: 20,
  simboloLabel: 'CFW',
  capOrNumberLabel: 'Cap 20',
  user: { foto: null },
  ...change,
})
const csvField = (titulo: string) =>
  buildExport('csv', [nota({ titulo })], agora)
    .split('\r\n')[1]
    ?.split(',')[2]

it('says in every format which place of its page a note is about', () => {
  const [md, json, csv] = (['md', 'json', 'csv'] as const).map((formato) =>
    buildExport(formato, [nota({ ancora: 's3' })], agora),
  )
  expect(md).toContain('CFW · Cap 20, Seção 3, 14 de nov. de 2026')
  expect(JSON.parse(json ?? '')).toMatchObject([{ pagina: 'Cap 20', ancora: 's3' }])
  expect(csv).toContain('"Cap 20, Seção 3"')
})

describe('Markdown', () => {
  it('has a heading, a place and a date for each note', () => {
    expect(buildExport('md', [nota(), nota({ titulo: '', anotacao: '' })], agora)).toBe(`# Suas Notas

Exportadas em 21 de nov. de 2026.

## Liberdade não é licença

CFW · Cap 20, 14 de nov. de 2026

A seção 3 fecha a porta.

Comparar com Gálatas 5.13.

## Sem título

CFW · Cap 20, 14 de nov. de 2026
`)
  })

  it('keeps a title of several lines in one heading', () => {
    expect(buildExport('md', [nota({ titulo: 'um\ndois' })], agora)).toContain('## um dois\n')
  })
})

describe('JSON', () => {
  it('has what the reader wrote, where and when', () => {
    expect(JSON.parse(buildExport('json', [nota()], agora))).toEqual([
      {
        id: '01890000-0000-7000-8000-00000000000a',
        padrao: 'CFW',
        pagina: 'Cap 20',
        titulo: 'Liberdade não é licença',
        anotacao: 'A seção 3 fecha a porta.\n\nComparar com Gálatas 5.13.',
        data_criacao: '2026-11-14T12:00:00.000Z',
      },
    ])
  })
})

describe('CSV', () => {
  it('begins with a byte order mark, ends records with CRLF and quotes every field', () => {
    const csv = buildExport('csv', [nota({ anotacao: 'ele disse: "sim", e\nfoi' })], agora)
    expect(csv).toBe(
      '\uFEFF"Padrão","Página","Título","Anotação","Criada em"\r\n' +
        '"CFW","Cap 20","Liberdade não é licença","ele disse: ""sim"", e\nfoi","2026-11-14T12:00:00.000Z"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '- um item'])(
    'lets no spreadsheet run %j',
    (titulo) => expect(csvField(titulo)).toBe(`"'${titulo.split('\r\n')[0]}"`),
  )

  it.each(['1=1', 'Rm 8.28-30', '“=”', ''])('leaves %j as it is', (titulo) => {
    expect(csvField(titulo)).toBe(`"${titulo}"`)
  })
})

describe('the name of the file', () => {
  it('says what is in it and of which day', () => {
    expect(exportFileName('md', { sigla: null, busca: '' }, agora)).toBe('notas-2026-11-21.md')
    expect(exportFileName('csv', { sigla: 'CFW', busca: '' }, agora)).toBe('notas-cfw-2026-11-21.csv')
    expect(exportFileName('json', { sigla: null, busca: 'fé' }, agora)).toBe('notas-busca-2026-11-21.json')
  })
})
