/** 'Onde você parou' on the home page: what the device knows, what the account knows, and what both become. */
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { logoutGet } from '#contract/auth.ts'
import { listarParadas, type Parada, salvarParada } from '#contract/paradas.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerPagina } from '#tests/support/component-padroes.ts'
import {
  click,
  count,
  find,
  get,
  press,
  runUntil,
  settle,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'

const app = setupApp()
const ULTIMA = /^Onde você parou/

const CFW_8_3: Parada = {
  tipo: 'padrao',
  padrao: 'cfw',
  numero: 8,
  secao: 3,
  titulo: 'De Cristo, o Mediador',
  lida_em: '2026-11-22T10:00:00.000Z',
}
const JOAO_3_16: Parada = {
  tipo: 'biblia',
  livro: 43,
  nome: 'João',
  capitulo: 3,
  versiculo: 16,
  lida_em: '2026-11-22T09:00:00.000Z',
}
const EBOOK: Parada = {
  tipo: 'ebook',
  leitura_id: '01890000-0000-7000-8000-000000000001',
  titulo: 'A Santa Ceia',
  progresso: 64,
  lida_em: '2026-11-22T08:00:00.000Z',
}

const addressOf = (link: HTMLElement) => link.getAttribute('href')

function outras(): (string | null)[][] {
  const lista = get('list', 'Onde você parou em outras obras')
  return within(lista)
    .getAllByRole('link')
    .map((link) => [link.textContent, addressOf(link)])
}

describe('where the reader stopped', () => {
  it('is nothing on a first visit', async () => {
    app.open('/')
    await until(() => expect(app.network.count(listarParadas)).toBe(1))
    await find('link', /Acessar/)
    expect(count('link', ULTIMA)).toBe(0)
  })

  it('comes from the account: section, verse and book, the latest first, asked for once', async () => {
    app.network.answer(listarParadas, [CFW_8_3, JOAO_3_16, EBOOK])
    app.open('/')
    const ultima = await find('link', ULTIMA)
    expect(ultima.textContent).toContain('De Cristo, o Mediador')
    expect(ultima.textContent).toContain('CFW 8.3 · Confissão de Fé')
    expect(addressOf(ultima)).toBe('/cfw/capitulo/8#s3')
    expect(outras()).toEqual([
      ['João 3.16Bíblia', '/biblia/capitulos/43/3#v16'],
      ['A Santa CeiaEbook · 64% Lido', `/leitura/${EBOOK.leitura_id}`],
    ])
    expect(app.network.count(listarParadas)).toBe(1)
  })

  it('is there without the network as it was last told, and no failure is shown', async () => {
    app.network.answer(listarParadas, [CFW_8_3])
    app.open('/')
    await find('link', ULTIMA)
    app.network.loseAnswers(listarParadas)
    app.reload()
    // A call that failed is made again by itself after a second.
    await until(() => expect(app.network.count(listarParadas)).toBeGreaterThanOrEqual(2))
    expect(addressOf(await find('link', ULTIMA))).toBe('/cfw/capitulo/8#s3')
    await settle()
    expect(
      [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join(''),
    ).toBe('')
  })

  it('is what another device read later', async () => {
    app.network.answer(listarParadas, [CFW_8_3])
    app.open('/')
    await find('link', ULTIMA)
    const depois = { ...CFW_8_3, numero: 21, secao: null, lida_em: '2026-11-22T11:00:00.000Z' }
    app.network.answer(listarParadas, [depois, JOAO_3_16])
    app.reload()
    await until(() => expect(addressOf(get('link', ULTIMA))).toBe('/cfw/capitulo/21'))
    expect(get('link', ULTIMA).textContent).toContain('CFW 21 · Confissão de Fé')
    expect(outras()).toEqual([['João 3.16Bíblia', '/biblia/capitulos/43/3#v16']])
  })
})

describe('what is read here', () => {
  it('stands on the home page at once', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    app.open('/cfw/capitulo/8#s1')
    await find('heading', 'Seção 1')
    click(get('link', /Minha Biblioteca Westminster/))
    const ultima = await find('link', ULTIMA)
    expect(ultima.textContent).toContain('CFW 8.1 · Confissão de Fé')
    expect(addressOf(ultima)).toBe('/cfw/capitulo/8#s1')
  })

  it('is told to the account when the reader has stayed, once, with its age', async () => {
    const { network } = app
    answerVersiculos(network)
    network.answer(salvarParada, [CFW_8_3])
    stopClock()
    app.open('/biblia/capitulos/8/1#v2')
    await runUntil(() => expect(network.count(salvarParada)).toBe(1))
    const [{ body } = { body: null }] = network.calls(salvarParada)
    expect(body).toMatchObject({ tipo: 'biblia', livro: 8, capitulo: 1, versiculo: 2 })
    expect((body as { ha_ms: number }).ha_ms).toBeGreaterThanOrEqual(2_000)
  })

  it('is told to the account before the reader signs out, and not after', async () => {
    const { network } = app
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    answerVersiculos(network)
    network.answer(salvarParada, [CFW_8_3])
    network.answer(logoutGet, () => {
      expect(network.count(salvarParada)).toBe(1)
      return { success: 'Até logo.' }
    })
    stopClock()
    app.open('/biblia/capitulos/8/1#v2')
    await until(() => get('button', 'Versículo 2'))
    get('button', /leitora/, get('banner')).focus()
    press('ArrowDown')
    await until(() => get('menuitem', 'Sair'))
    expect(network.count(salvarParada)).toBe(0)
    click(get('menuitem', 'Sair'))
    await until(() => expect(assign).toHaveBeenCalledWith('/login'))
    expect(network.count(salvarParada)).toBe(1)
  })

  it('is not overruled by an older place of the account while it waits', async () => {
    const { network } = app
    answerVersiculos(network)
    network.answer(listarParadas, [{ ...JOAO_3_16, lida_em: '2020-01-01T00:00:00.000Z' }, EBOOK])
    app.open('/biblia/capitulos/8/1')
    await untilSays('Rute 1.2')
    app.open('/')
    await until(() => expect(network.count(listarParadas)).toBe(1))
    await find('list', 'Onde você parou em outras obras')
    expect(addressOf(get('link', ULTIMA))).toBe('/biblia/capitulos/8/1')
    expect(outras().map(([, address]) => address)).toEqual([`/leitura/${EBOOK.leitura_id}`])
  })
})
