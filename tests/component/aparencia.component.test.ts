/** How texts look: one panel on the standards and the Bible, for the device at once and for the account after it. */
import { describe, expect, it } from 'vitest'
import { Aparencia, lerAparencia, salvarAparencia } from '#contract/aparencia.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerPagina, answerTextoCompleto } from '#tests/support/component-padroes.ts'
import { click, count, find, get, until } from '#tests/support/component-screen.ts'

const app = setupApp()

const raiz = document.documentElement
const property = (name: string) => raiz.style.getPropertyValue(name)
const PADRAO = Aparencia.parse({})

/** Opens the panel of the page that is open. */
async function openPainel(): Promise<HTMLElement> {
  click(await find('button', 'Aparência do texto'))
  const painel = get('dialog', 'Aparência do texto')
  await find('group', 'Tamanho do texto', painel)
  return painel
}

const COMUNS = ['Tamanho do texto', 'Entrelinha', 'Família', 'Largura', 'Tema da biblioteca']

describe('the panel', () => {
  it('stands on the page of a whole standard too', async () => {
    answerTextoCompleto(app.network)
    app.open('/cfw/texto')
    const painel = await openPainel()
    for (const grupo of COMUNS) get('group', grupo, painel)
    app.network.answer(salvarAparencia, ({ body }) => Aparencia.parse(body))
    click(get('radio', 'Larga', painel))
    await until(() => expect(property('--reader-measure')).toBe('42rem'))
  })

  it('of a standard changes the page at once, and the device and the account know it', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    const saved: unknown[] = []
    network.answer(salvarAparencia, ({ body }) => {
      saved.push(body)
      return Aparencia.parse(body)
    })
    app.open('/cfw/capitulo/8')
    const painel = await openPainel()
    for (const grupo of COMUNS) get('group', grupo, painel)
    for (const opcao of ['Maior', 'Ampla', 'Hanken Grotesk', 'Larga', 'Sépia'])
      click(get('radio', opcao, painel))
    for (const chave of ['Justificar', 'Hifenizar']) click(get('checkbox', chave, painel))
    expect(count('checkbox', 'Números dos versículos', painel)).toBe(0)
    const chosen = { corpo: 1.29, entrelinha: 1.12, familia: 'hanken', largura: 42, tema: 'sepia' }
    await until(() => expect(saved.at(-1)).toMatchObject({ ...chosen, justificado: true, hifenizacao: true }))
    expect([property('--reader-scale'), property('--reader-measure'), raiz.dataset.tema]).toEqual([
      '1.29',
      '42rem',
      'sepia',
    ])
    // Read before the first paint of the next visit.
    expect(localStorage.getItem('tema')).toBe('sepia')
    expect(JSON.parse(localStorage.getItem('mbw:aparencia') ?? '')).toMatchObject(chosen)

    // The Bible has the same panel, as it was left.
    answerVersiculos(network)
    network.answer(lerAparencia, Aparencia.parse(saved.at(-1)))
    app.open('/biblia/capitulos/8/1')
    const daBiblia = await openPainel()
    for (const grupo of COMUNS) get('group', grupo, daBiblia)
    for (const opcao of ['Maior', 'Larga', 'Sépia'])
      expect(get('radio', opcao, daBiblia)).toHaveProperty('checked', true)
    expect(get('checkbox', 'Números dos versículos', daBiblia)).toHaveProperty('checked', true)
  })

  it('is the account’s on another device', async () => {
    const { network } = app
    answerPagina(network, 'cmw')
    network.answer(lerAparencia, { ...PADRAO, corpo: 1.43, tema: 'escuro' })
    app.open('/cmw/pergunta/8')
    await until(() => expect(property('--reader-scale')).toBe('1.43'))
    expect(raiz.dataset.tema).toBe('escuro')
    expect(get('radio', 'Muito grande', await openPainel())).toHaveProperty('checked', true)
  })

  it('leaves what was chosen in another tab, which this one follows', async () => {
    const { network } = app
    answerPagina(network, 'cfw')
    const saved: unknown[] = []
    network.answer(salvarAparencia, ({ body }) => {
      saved.push(body)
      return Aparencia.parse(body)
    })
    const chooseElsewhere = (aparencia: Partial<Aparencia>) =>
      localStorage.setItem('mbw:aparencia', JSON.stringify({ ...PADRAO, ...aparencia }))
    app.open('/cfw/capitulo/8')
    const painel = await openPainel()
    chooseElsewhere({ corpo: 1.43 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'mbw:aparencia' }))
    await until(() => expect(property('--reader-scale')).toBe('1.43'))
    await until(() => expect(get('radio', 'Muito grande', painel)).toHaveProperty('checked', true))
    // A tab that sleeps is told nothing.
    chooseElsewhere({ corpo: 1.43, largura: 42 })
    click(get('radio', 'Sépia', painel))
    await until(() => expect(saved.at(-1)).toMatchObject({ corpo: 1.43, largura: 42, tema: 'sepia' }))
  })
})
