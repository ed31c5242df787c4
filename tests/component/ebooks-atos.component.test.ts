/** What is done with an ebook, over the real server: it is saved, begun, read again, marked as read. */
import { beforeAll, describe, expect, it } from 'vitest'
import { atualizarStatus, criarLeituraQueroLer } from '#contract/leituras.ts'
import { insertLeituras, readLeituras } from '#tests/support/browser-ebooks.ts'
import {
  click,
  count,
  fill,
  find,
  findStatus,
  get,
  until,
  untilGone,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { untilHolds } from '#tests/support/soon.ts'

const app = setupServidor()

// This page without a browser has no fonts to wait for.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})

const HEIDELBERG = 'Catecismo de Heidelberg'
const BELGA = 'Confissão Belga'
const SUMA = 'A Suma do Conhecimento Salvador'

const path = () => window.location.pathname
const address = () => path() + window.location.search
const ato = (rotulo: string, titulo: string) => get('button', new RegExp(`^${rotulo} ?: ${titulo}$`))
const linhas = () => [...document.querySelectorAll<HTMLElement>('main .cats a')]

describe('the categories', () => {
  it('are all there, and lead from a filter to their ebooks and back', async () => {
    await app.open('/ebooks/categorias')
    await until(() => expect(linhas()).toHaveLength(7))
    fill(get('searchbox'), 'salvacao')
    await until(() => expect(linhas()).toHaveLength(1))
    click(get('link', /^Doutrina da Salvação/))
    await find('heading', 'Doutrina da Salvação')
    expect(path()).toBe('/ebooks/5/ebooks')
    click(get('link', 'Categorias', get('main')))
    await find('heading', 'Categorias')
    expect(path()).toBe('/ebooks/categorias')
  })
})

describe('an ebook', () => {
  it('is put on the shelf by its bookmark, and the shelf is shown', async () => {
    const reader = await app.open('/ebooks/ebook/3')
    await until(() => expect(ato('Salvar', HEIDELBERG).closest('.esperando')).toBeNull())
    click(ato('Salvar', HEIDELBERG))
    await find('link', new RegExp(`^${HEIDELBERG}`), await find('tabpanel'))
    expect(address()).toBe('/ebooks/estante?aba=quero-ler')
    expect(await readLeituras(app.db(), reader)).toMatchObject([{ ebook_id: 3, estado: 'quero_ler' }])
  })

  it('that was read says where it stands, and can be read again', async () => {
    const reader = await app.newReader()
    await insertLeituras(app.db(), reader, [{ ebook_id: 3, estado: 'lido', progresso: 100, capitulo_id: 40 }])
    await app.open('/ebooks/ebook/3', reader)
    await find('link', new RegExp(`^Na estante ?: ${HEIDELBERG}$`))
    click(get('button', 'Ler de novo'))
    await find('heading', 'Dia do Senhor 1')
    // It stays among those that were read.
    expect(await readLeituras(app.db(), reader)).toMatchObject([{ estado: 'lido', progresso: 100 }])
  })

  it('is saved, says so at once, and is taken back', async () => {
    const reader = await app.open('/ebooks/5/ebooks')
    const release = app.network.hold(criarLeituraQueroLer)
    const salvar = await until(() => ato('Salvar', SUMA))
    click(salvar)
    await until(() => ato('Salvo', SUMA))
    expect(await readLeituras(app.db(), reader)).toEqual([])
    release()
    await untilHolds(async () =>
      expect(await readLeituras(app.db(), reader)).toMatchObject([{ ebook_id: 13, estado: 'quero_ler' }]),
    )
    await until(() => {
      // Until the page knows the reading it cannot take it back, and nothing happens.
      if (count('button', /^Salvo ?: A Suma/) > 0) click(ato('Salvo', SUMA))
      ato('Salvar', SUMA)
    })
    await untilHolds(async () => expect(await readLeituras(app.db(), reader)).toEqual([]))
    // The page was not left, nor the button.
    expect(document.activeElement).toBe(ato('Salvar', SUMA))
    expect(path()).toBe('/ebooks/5/ebooks')
  })
})

describe('a book of the shelf', () => {
  it('goes from Quero Ler to the reader and from Lendo to Lidos', async () => {
    const reader = await app.newReader()
    const [id] = await insertLeituras(app.db(), reader, [{ ebook_id: 5, estado: 'quero_ler' }])
    await app.open('/ebooks/estante?aba=quero-ler', reader)
    click(await until(() => ato('Ler', BELGA)))
    await until(() => expect(path()).toBe(`/leitura/${id}`))
    expect(app.network.calls(atualizarStatus).map(({ params }) => params)).toEqual([{ id }])
    click(await find('link', 'Sair'))
    // The panel of a list that is still asked for is another element.
    const cartao = await until(() => get('heading', BELGA, get('tabpanel')))
    click(ato('Lido', BELGA))
    await findStatus('Leitura marcada como lido!')
    await untilGone(cartao)
    // The card that had the focus is gone; the keyboard goes on from the title.
    await until(() => expect(document.activeElement).toBe(get('heading', 'Minha Estante')))
    click(get('tab', /^Lidos/))
    await find('link', new RegExp(`^${BELGA}`))
    expect(count('tab', /^Lidos ?1$/)).toBe(1)
    expect(await readLeituras(app.db(), reader)).toMatchObject([{ estado: 'lido', progresso: 100 }])
  })
})
