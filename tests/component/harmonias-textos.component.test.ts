/** The harmonies of the real standards: the panel under a chapter or question, and the page that compares two. */
import { describe, expect, it } from 'vitest'
import {
  address,
  choose,
  click,
  fill,
  find,
  findField,
  get,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

const RESPOSTA_36 = 'O único Mediador do pacto da graça é o Senhor Jesus Cristo'
const panel = () => find('region', 'Harmonias')
const row = async (name: RegExp) => find('button', name, await panel())
const listOf = async (name: string) => find('list', name, await panel())

describe('the panel', () => {
  it('lists what treats the same themes, standard by standard', async () => {
    await app.open('/cfw/capitulo/8')
    await listOf('Ebooks')
    const lists = [...(await panel()).querySelectorAll('ul, ol')]
      .filter((list) => list.hasAttribute('aria-label'))
      .map((list) => [list.getAttribute('aria-label'), list.childElementCount])
    expect(lists).toEqual([
      ['Confissão de Fé', 4],
      ['Catecismo Maior', 3],
      ['Breve Catecismo', 3],
      ['Forma de Governo', 1],
      ['Ebooks', 3],
    ])
    const doCmw = await listOf('Catecismo Maior')
    click(await row(/^Mostrar mais \d+ perguntas$/))
    await until(() => expect(doCmw.childElementCount).toBeGreaterThan(20))
    // The keyboard goes on with the first of the new rows.
    await until(() => expect(document.activeElement).toBe(doCmw.children[3]?.querySelector('button')))
    click(await row(/^Mostrar menos$/))
    await until(() => expect(doCmw.childElementCount).toBe(3))
  })

  it('shows a preview in place, with the way to its page', async () => {
    await app.open('/cfw/capitulo/8')
    const pergunta = await row(/Quem é o Mediador do pacto da graça\?/)
    expect(pergunta.getAttribute('aria-expanded')).toBe('false')
    click(pergunta)
    await until(() => expect(pergunta.getAttribute('aria-expanded')).toBe('true'))
    await untilSays(RESPOSTA_36, await panel())
    expect(address()).toBe('/cfw/capitulo/8')
    click(await find('link', 'Abrir pergunta 36 (CMW)', await panel()))
    await find('heading', 'Quem é o Mediador do pacto da graça?')
    await until(() => expect(address()).toBe('/cmw/pergunta/36'))

    // That of a long chapter is cut, and says how much more there is.
    click(await row(/De Cristo, o Mediador/))
    await untilSays('Aprouve a Deus, em seu eterno propósito', await panel())
    expect((await panel()).textContent).toMatch(/Há mais \d seções no capítulo\./)
    click(get('link', 'Abrir capítulo 8 (CFW)', await panel()))
    await until(() => expect(address()).toBe('/cfw/capitulo/8'))
  })

  it('lists ebooks with the way to each', async () => {
    await app.open('/cfw/capitulo/8')
    const ebooks = await listOf('Ebooks')
    click(get('button', /^Catecismo de Heidelberg Zacarias Ursino e Gaspar Oleviano$/, ebooks))
    click(await find('link', 'Abrir ebook', ebooks))
    await until(() => expect(address()).toMatch(/^\/ebooks\/ebook\/\d+$/))
  })

  it.each(['fgop/capitulo/1', 'dcpu/capitulo/8', 'dcpr/capitulo/5', 'bcw/pergunta/21'])(
    'is under %s too, and leads to the comparison with the CFW',
    async (path) => {
      await app.open(`/${path}`)
      await find('list', undefined, await panel())
      click(get('link', 'Comparar padrões', await panel()))
      await until(() => expect(address()).toBe(`/harmonias?a=${path.split('/')[0]}&b=cfw`))
      await find('combobox', 'Primeiro padrão')
    },
  )
})

describe('the page', () => {
  const TEMA = 'Cristo, o único Mediador e Redentor'
  /** By their place: the page has more than a hundred of them to ask for their role. */
  const temas = () =>
    [...document.querySelectorAll('main .temas h2 button')].map(({ textContent }) => textContent.trim())
  const escolhidos = () =>
    [...document.querySelectorAll<HTMLSelectElement>('.escolha select')].map(({ value }) => value)
  const isTotal = (total: string) =>
    until(() => expect(document.querySelector('main [role=status]')?.textContent).toBe(total))

  it('compares the two standards that are chosen, never one with itself, kept in its address, and filters', async () => {
    await app.open('/harmonias')
    const filter = await findField('Filtrar por tema')
    const todos = temas().length
    expect(todos).toBeGreaterThan(99)
    await isTotal(`${todos} temas`)
    expect(escolhidos()).toEqual(['cfw', 'cmw'])
    fill(filter, 'UNICO redentor')
    // The list follows the field a moment later.
    await until(() => expect(temas().length).toBeLessThan(10))
    expect(temas()).toContain(TEMA)
    await isTotal(`${temas().length} de ${todos} temas`)
    fill(filter, 'zzz')
    await untilSays('Nenhum resultado encontrado.')
    expect(temas()).toEqual([])
    fill(filter, '')
    await until(() => expect(temas()).toHaveLength(todos))

    const escolha = document.querySelector<HTMLElement>('.escolha') ?? document.body
    const isEscolha = async (a: string, b: string) => {
      await until(() => expect(address()).toBe(`/harmonias?a=${a}&b=${b}`))
      await until(() => expect(escolhidos()).toEqual([a, b]))
    }
    choose(get('combobox', 'Segundo padrão', escolha), 'BCW · Breve Catecismo')
    await isEscolha('cfw', 'bcw')
    click(get('button', 'Trocar os padrões de lugar', escolha))
    await isEscolha('bcw', 'cfw')
    choose(get('combobox', 'Primeiro padrão', escolha), 'CFW · Confissão de Fé')
    await isEscolha('cfw', 'bcw')

    await app.reload()
    await until(() => expect(temas().length).toBeGreaterThan(0))
    expect(escolhidos()).toEqual(['cfw', 'bcw'])
    expect(address()).toBe('/harmonias?a=cfw&b=bcw')
  })
})
