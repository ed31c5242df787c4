/** /marcacoes over the real server: one list of notes, highlights and marks, and what filters it. */
import { describe, expect, it, vi } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { listarMarcacoes } from '#contract/marcacoes.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import {
  address,
  choose,
  click,
  fill,
  find,
  findField,
  findStatus,
  get,
  runUntil,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { insertDestaqueDeProva, insertMarcaDeProva } from '#tests/support/marcacoes-rows.ts'

const app = setupServidor()

const NOTAS = [
  {
    titulo: 'Mediador',
    anotacao: 'Ofícios de Cristo',
    simbolo: 1,
    numero: 8,
    data: '2026-03-04T15:00:00.000Z',
  },
  {
    titulo: 'Fim principal',
    anotacao: 'Glorificar',
    simbolo: 3,
    numero: 1,
    data: '2026-03-01T15:00:00.000Z',
  },
]

/** Opens the page as a new reader with two notes, a highlight and a mark. @returns the reader and the book's title */
async function openTodas(search = ''): Promise<{ reader: Cadastro; livro: string }> {
  const reader = await app.newReader()
  await insertNotas(app.db(), reader, NOTAS)
  const data = (dia: number) => `2026-03-0${dia}T15:00:00.000Z`
  await insertMarcaDeProva(app.db(), reader, { numero: 1, cor: 'verde', nota: 'Amor', data: data(3) })
  const livro = await insertDestaqueDeProva(app.db(), reader, {
    numero: 2,
    cor: 'azul',
    nota: '',
    data: data(2),
  })
  await app.open(`/marcacoes${search}`, reader)
  return { reader, livro }
}

const lugares = () => [...document.querySelectorAll('.marcacao h2')].map(({ textContent }) => textContent)
const untilLugares = (...wanted: readonly (string | RegExp)[]) =>
  until(() => {
    expect(lugares()).toHaveLength(wanted.length)
    for (const [index, lugar] of wanted.entries()) expect(lugares()[index]).toMatch(lugar)
  })
const tipo = (nome: string) => get('button', nome, get('group', 'Tipo'))

describe('the list', () => {
  it('has notes, highlights and marks, newest first, with their words and what leads to their places', async () => {
    const { reader, livro } = await openTodas()
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
    await findStatus('4 marcações')
    const links = [...document.querySelectorAll('.marcacao h2 a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      expect.stringMatching(/^\/cfw\/capitulo\/8\?nota=/),
      '/biblia/capitulos/43/3?v=16-17',
      '/ebooks/ebook/1',
      expect.stringMatching(/^\/bcw\/pergunta\/1\?nota=/),
    ])
    const [cfw, joao] = document.querySelectorAll<HTMLElement>('.marcacao')
    if (!cfw || !joao) throw new Error('The list has four.')
    await untilSays('Ofícios de Cristo', cfw)
    await untilSays('João 3.16: texto de prova. João 3.17: texto de prova.', joao)
    await untilSays('Amor', joao)
    await untilSays('Verde', joao)
    click(get('link', 'CFW 8'))
    await until(() => expect(window.location.pathname).toBe('/cfw/capitulo/8'))
    await find('heading', 'Mediador')
    await app.open('/notas', reader)
    click(await find('link', 'Notas, destaques e marcas'))
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
  })

  it('says that there is nothing yet, and what failed, with a way on', async () => {
    await app.open('/marcacoes')
    await untilSays('Você ainda não marcou nem anotou nada.')
    await findStatus('Nenhuma marcação.')
    app.network.refuse(listarMarcacoes, 'erro_interno', 'Algo deu errado no servidor.')
    const asked = app.network.count(listarMarcacoes)
    stopClock()
    app.reload()
    await until(() => expect(app.network.count(listarMarcacoes)).toBe(asked + 1))
    await runUntil(() => expect(document.body.textContent).toContain('Algo deu errado no servidor.'))
    vi.useRealTimers()
    app.network.passOn(listarMarcacoes)
    click(get('button', 'Tentar de novo'))
    await untilSays('Você ainda não marcou nem anotou nada.')
  })
})

describe('the filters', () => {
  it('are the address, which a reload brings back', async () => {
    const { livro } = await openTodas()
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
    click(tipo('Notas'))
    await untilLugares('CFW 8', 'BCW 1')
    expect(address()).toBe('/marcacoes?tipo=nota')
    choose(await findField('Texto'), 'BCW')
    await untilLugares('BCW 1')
    expect(address()).toBe('/marcacoes?texto=bcw&tipo=nota')
    app.reload()
    await untilLugares('BCW 1')
    expect(tipo('Notas').getAttribute('aria-pressed')).toBe('true')
    click(get('button', 'Limpar filtros'))
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
    expect(address()).toBe('/marcacoes')
  })

  it('find a colour, days, and words of notes and passages without accents', async () => {
    const { livro } = await openTodas()
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
    choose(await findField('Cor'), 'Verde')
    await untilLugares('João 3.16–17')
    await findStatus('1 marcação')
    choose(await findField('Cor'), 'Todas')
    await untilLugares('CFW 8', 'João 3.16–17', livro, 'BCW 1')
    fill(await findField('De'), '2026-03-02')
    await untilLugares('CFW 8', 'João 3.16–17', livro)
    fill(await findField('Até'), '2026-03-03')
    await untilLugares('João 3.16–17', livro)
    expect(address()).toBe('/marcacoes?de=2026-03-02&ate=2026-03-03')
    fill(await findField('Buscar nas marcações'), 'JOAO 3.16')
    await untilLugares('João 3.16–17')
    fill(await findField('Buscar nas marcações'), 'oficios')
    await untilSays('Nada do que você marcou ou anotou cabe neste filtro.')
  })
})
