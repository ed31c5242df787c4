/** The search over the real library: where its hits lead, and what it says of words that find little. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buscar as chamada } from '#contract/busca.ts'
import { breakPrivateTable } from '#tests/support/browser-failures.ts'
import {
  click,
  count,
  fill,
  find,
  findAlert,
  findStatus,
  get,
  getAlert,
  runUntil,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { defineSearchElement } from '#tests/support/component-search.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

beforeAll(defineSearchElement)

const address = () =>
  decodeURIComponent(window.location.pathname + window.location.search + window.location.hash).replaceAll(
    '+',
    ' ',
  )
const campo = () => get('searchbox', 'Buscar em toda a biblioteca', get('main'))
const achados = () => [...document.querySelectorAll<HTMLElement>('main [data-ordem]')]
const linkOf = (achado: HTMLElement | undefined) => {
  if (!achado) throw new Error('There is no such hit.')
  return get('link', undefined, achado)
}
/** Types a search and sends it. */
async function buscar(q: string): Promise<void> {
  await find('searchbox', 'Buscar em toda a biblioteca', await find('main'))
  fill(campo(), q)
  click(get('button', 'Buscar', get('main')))
}
const alvo = () => {
  const found = document.querySelector<HTMLElement>('main p.alvo')
  if (!found) throw new Error('Nothing is marked.')
  return found
}

describe('a hit', () => {
  it.each([
    ['porção se há de ler', '/dcpu/capitulo/3#s2p1'],
    ['exortados a aprender a ler', '/dcpu/capitulo/3#s3d'],
  ])('leads to a paragraph or highlighted line of a directory: %s', async (frase, lugar) => {
    await app.open(`/busca?q=%22${frase}%22&em=padroes`)
    click(await until(() => linkOf(achados()[0])))
    await until(() => expect(address()).toBe(lugar))
    await until(() => expect(alvo().textContent).toContain(frase))
    await until(() => expect(document.activeElement).toBe(alvo()))
  })

  it('is one of all of one source, which come part by part, and its verse is marked', async () => {
    await app.open('/busca?q=prova')
    await untilSays('mais de 1.000 resultados', await find('region', 'Bíblia'))
    window.scrollTo(0, 500)
    click(get('link', 'Ver todos em Bíblia'))
    await until(() => expect(address()).toBe('/busca?q=prova&em=biblia'))
    await until(() => expect(achados()).toHaveLength(20))
    await until(() => expect(document.activeElement).toBe(get('heading', 'Busca')))
    expect(window.scrollY).toBe(0)

    const filtros = get('navigation', 'Onde buscar')
    expect(filtros.querySelector('[aria-current]')?.textContent).toBe('Bíblia')
    click(get('button', 'Mostrar mais'))
    await until(() => expect(achados()).toHaveLength(40))
    await until(() => expect(document.activeElement).toBe(linkOf(achados()[20])))
    const lugares = achados().map((achado) => get('heading', undefined, achado).textContent)
    expect(new Set(lugares).size).toBe(40)
    expect(app.network.calls(chamada).map(({ query }) => query.get('em'))).toEqual([null, 'biblia', 'biblia'])

    const link = linkOf(achados()[20])
    const versiculo = link.textContent.split('.').at(-1)
    const busca = address()
    click(link)
    await until(() => expect(document.querySelector(`#v${versiculo}`)?.className).toContain('marcado'))

    await app.open(busca)
    const outros = await find('navigation', 'Onde buscar')
    click(get('link', 'Minhas notas', outros))
    await untilSays('Nada foi encontrado nas suas notas.')
    click(get('link', 'Tudo', outros))
    await untilSays('mais de 1.000 resultados', await find('region', 'Bíblia'))
  })
})

describe('a search that finds little', () => {
  it('is answered with a suggestion, with hints, or with the reason; those that found something are kept', async () => {
    await app.open('/busca?q=justificasao')
    await untilSays('Mostrando resultados de “justificação”.')
    await find('region', 'Padrões')
    click(get('link', '“justificasao”'))
    await untilSays('Nenhum resultado encontrado.')
    click(await find('link', 'justificação'))
    await find('region', 'Padrões')
    await until(() => expect(campo()).toHaveProperty('value', 'justificação'))

    await buscar(' ')
    await untilSays('Escreva o que procurar.')
    await buscar('a')
    await untilSays('Escreva ao menos 2 letras.')
    expect(address()).toBe('/busca?q=justificação')

    await buscar('!?!')
    await findAlert('Escreva ao menos uma palavra.')
    await untilSays('As aspas procuram a frase exata.')

    await buscar('João 3.16')
    await find('link', 'Ir para João 3.16')
    await find('region', 'Bíblia')
  })

  it('leaves the searches on the device of the reader, until they are taken away or he leaves', async () => {
    const reader = await app.open('/busca?q=justificação')
    await find('region', 'Padrões')
    await buscar('João 3.16')
    await find('link', 'Ir para João 3.16')
    await until(() => expect(JSON.stringify(localStorage)).toContain('João 3.16'))
    expect(countBuscas()).toBe(1)
    await app.open('/busca', reader)
    const recentes = await find('region', 'Buscas recentes')
    const links = [...recentes.querySelectorAll('a')].map(({ textContent }) => textContent.trim())
    expect(links).toEqual(['João 3.16', 'justificação'])
    click(get('button', /^Limpar/, recentes))
    await untilSays('As buscas recentes foram apagadas deste aparelho.')
    app.reload()
    await untilSays('As aspas procuram a frase exata.')
    expect(count('region', 'Buscas recentes')).toBe(0)

    await buscar('adoção')
    await until(() => expect(countBuscas()).toBe(1))
    const conta = await find('button', new RegExp(`^${reader.username}`))
    conta.focus()
    click(conta)
    click(await find('menuitem', 'Sair'))
    await until(() => expect(window.location.pathname).toBe('/login'))
    expect(countBuscas()).toBe(0)
  })
})

describe('a search that fails', () => {
  it('says so, and goes on from there', async () => {
    await app.open('/busca')
    await find('searchbox', 'Buscar em toda a biblioteca')
    const restore = await breakPrivateTable(app.db(), 'busca_padroes')
    stopClock()
    await buscar('graça')
    const retry = await runUntil(() => get('button', 'Tentar de novo', getAlert('')))
    await restore()
    click(retry)
    // A search that takes too long on a busy machine is asked again a moment later.
    await runUntil(() => get('region', 'Padrões'))

    app.network.cut()
    await buscar('adoção')
    const alert = await runUntil(() => getAlert('Não foi possível buscar: Sem conexão com o servidor.'))
    app.network.mend()
    click(get('button', 'Tentar de novo', alert))
    await untilSays('Adoção', await runUntil(() => get('region', 'Padrões')))
    await findStatus('resultados nos padrões')
  })
})

/** Readers whose searches this device remembers. */
function countBuscas(): number {
  return Object.keys(localStorage).filter((key) => key.startsWith('mbw:buscas')).length
}
