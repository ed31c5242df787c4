/** The Bible reader over the real library: its books, chapters and verses, and where the standards cite them. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { versiculos } from '#contract/biblia.ts'
import {
  address,
  choose,
  click,
  count,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  press,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

const JOAO_3 = '/biblia/capitulos/43/3'
const links = (name: string) => get('region', name).querySelectorAll('a')
const verso = (numero: number) => document.getElementById(`v${numero}`)
const marcar = (numero: number) => get('button', `Versículo ${numero}`, verso(numero) ?? undefined)
const marcados = () =>
  [...document.querySelectorAll('.v button[aria-pressed=true]')].map(({ textContent }) => textContent)

describe('the books', () => {
  it('are 39 and 27, each with its chapters, and a chapter with its title and text', async () => {
    await app.open('/biblia')
    await find('link', 'Filemom 1 capítulo')
    expect(links('Antigo Testamento')).toHaveLength(39)
    expect(links('Novo Testamento')).toHaveLength(27)
    click(get('link', 'Salmos 150 capítulos'))
    await find('heading', 'Salmos')
    await until(() => expect(links('Capítulos')).toHaveLength(150))
    click(get('link', 'Capítulo 23'))
    await find('heading', 'Salmos 23')
    await untilSays('Título do salmo 23.')
    await untilSays('Salmos 23.1: texto de prova.')
  })

  it('follow each other, none before Gênesis and none after Apocalipse', async () => {
    await app.open('/biblia/capitulos/1')
    await find('link', 'Próximo Livro Êxodo')
    expect(count('link', /Anterior/)).toBe(0)
    await settle()
    press('ArrowRight')
    await find('heading', 'Êxodo')
    await app.open('/biblia/capitulos/66')
    await find('link', 'Livro Anterior Judas')
    expect(count('link', /Próximo/)).toBe(0)
    click(get('link', 'Bíblia', get('navigation', 'Livros')))
    await find('heading', 'Bíblia')
  })

  it.each(['99', 'abc', '99/1', 'abc/1'])('do not include %s', async (livro) => {
    await app.open(`/biblia/capitulos/${livro}`)
    await findAlert('Livro não encontrado.')
    click(get('link', 'Ver os livros da Bíblia'))
    await until(() => expect(address()).toBe('/biblia'))
    await find('link', 'Filemom 1 capítulo')
  })
})

describe('the chapters', () => {
  it('run on into the next book, none before Gênesis 1 and none after Apocalipse 22', async () => {
    await app.open('/biblia/capitulos/1/1')
    await find('link', 'Próximo Capítulo Gênesis 2')
    expect(count('link', /Anterior/)).toBe(0)
    await app.open('/biblia/capitulos/1/50')
    click(await find('link', 'Próximo Capítulo Êxodo 1'))
    await find('heading', 'Êxodo 1')
    click(await find('link', 'Capítulo Anterior Gênesis 50'))
    await find('heading', 'Gênesis 50')
    await app.open('/biblia/capitulos/66/22')
    await find('link', 'Capítulo Anterior Apocalipse 21')
    expect(count('link', /Próximo/)).toBe(0)
  })

  it('can be chosen from a list', async () => {
    await app.open('/biblia/capitulos/45/8')
    choose(await findField('Ir para o capítulo'), 'Capítulo 9')
    await find('heading', 'Romanos 9')
    await untilSays('Romanos 9.33: texto de prova.')
  })

  it.each(['77', 'x'])('do not include %s', async (capitulo) => {
    await app.open(`/biblia/capitulos/45/${capitulo}`)
    await findAlert('Nenhum capítulo encontrado.')
    // What is no number is asked for as 0, which no chapter has.
    const asked = app.network.calls(versiculos).map(({ params }) => params)
    expect(JSON.stringify(asked)).toContain(capitulo === 'x' ? '"0"' : '"77"')
    click(get('link', 'Ver os capítulos do livro'))
    await find('link', 'Capítulo 16')
  })
})

describe('the verses', () => {
  it('are drawn piece by piece where they are long, but at once for who comes for a verse', async () => {
    const versos = () => document.querySelectorAll('.v[id]').length
    const drawn: number[] = []
    const observer = new MutationObserver(() => drawn.push(versos()))
    observer.observe(document.body, { childList: true, subtree: true })
    await app.open('/biblia/capitulos/19/119')
    await until(() => expect(versos()).toBe(176))
    expect(drawn.find((count) => count > 0)).toBe(40)
    drawn.length = 0
    await app.open('/biblia/capitulos/19/119?v=150')
    await until(() => expect(marcados()).toEqual(['150']))
    expect(drawn.find((count) => count > 0)).toBe(176)
    // Nothing is taken away from who reads on without the mark.
    drawn.length = 0
    click(await find('button', 'Limpar'))
    await until(() => expect(marcados()).toEqual([]))
    await settle()
    observer.disconnect()
    expect(Math.min(...drawn)).toBe(176)
  })

  it('of an address are marked; one that names none leaves the page where it is', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await app.open('/biblia/capitulos/19/119?v=116-118,150')
    await until(() => expect(marcados()).toEqual(['116', '117', '118', '150']))
    await until(() => expect(scroll.mock.contexts).toContain(verso(116)))
    scroll.mockClear()
    await app.open(`${JOAO_3}?v=abc,99-3,0`)
    await untilSays('João 3.36: texto de prova.')
    await settle()
    expect(marcados()).toEqual([])
    expect(scroll).not.toHaveBeenCalled()
  })

  it('of a fragment have the focus, and are not marked for good', async () => {
    await app.open(`${JOAO_3}#v16-18`)
    await until(() => expect(document.querySelectorAll('.v.alvo')).toHaveLength(3))
    await until(() => expect(document.activeElement).toBe(verso(16)))
    expect(marcados()).toEqual([])
    expect(document.querySelectorAll('.marcado')).toHaveLength(0)
  })

  it('stand one a line, as the reader chose last, with the credit of their Bible', async () => {
    await app.open('/biblia/capitulos/57/1')
    await untilSays('Bíblia de prova, gerada para os testes.')
    const linhas = () => get('button', 'Um versículo por linha')
    expect(linhas().getAttribute('aria-pressed')).toBe('false')
    click(linhas())
    await until(() => expect(linhas().getAttribute('aria-pressed')).toBe('true'))
    app.reload()
    await until(() => expect(linhas().getAttribute('aria-pressed')).toBe('true'))
  })

  it('are marked by their numbers, and copied with their reference', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await app.open(JOAO_3)
    await untilSays('Bíblia de prova, gerada para os testes.')
    click(marcar(16))
    await until(() => expect([address(), ...marcados()]).toEqual([`${JOAO_3}?v=16`, '16']))
    fireEvent.click(marcar(18), { shiftKey: true })
    await until(() => expect([address(), ...marcados()]).toEqual([`${JOAO_3}?v=16-18`, '16', '17', '18']))
    click(marcar(20))
    await until(() => expect(address()).toBe(`${JOAO_3}?v=16-18,20`))
    await until(() => expect(marcados()).toHaveLength(4))
    const barra = await find('region', 'Versículos marcados')
    await untilSays('João 3.16–18,20', barra)
    click(get('button', 'Copiar', barra))
    await findStatus('Versículos copiados.')
    const texto = (numero: number) => `João 3.${numero}: texto de prova.`
    expect(writeText).toHaveBeenLastCalledWith(
      `${texto(16)} ${texto(17)} ${texto(18)} […] ${texto(20)}\n\n` +
        'João 3.16–18,20 (Bíblia de prova) — Minha Biblioteca Westminster',
    )
    writeText.mockRestore()
    click(marcar(17))
    await until(() => expect(address()).toBe(`${JOAO_3}?v=16,18,20`))
    await until(() => expect(marcados()).toEqual(['16', '18', '20']))
    click(get('button', 'Limpar', barra))
    await untilGone(barra)
    expect(address()).toBe(JOAO_3)
    expect(document.activeElement).toBe(marcar(16))
  })
})

it('the standards that cite a verse stand behind its mark, each with its place', async () => {
  await app.open(JOAO_3)
  const chamada = await find('button', 'Versículo 16: citado nos Padrões')
  click(chamada)
  const dialog = await find('dialog', 'Citado nos Padrões')
  await untilSays('João 3.16', dialog)
  await untilSays('comumente chamado pacto da graça', dialog)
  const names = () => [...dialog.querySelectorAll('dt a')].map(({ textContent }) => textContent.trim())
  await until(() => expect(names()).toEqual(['CFW 7.3', 'CFW 8.1', 'CMW 32', 'CMW 55', 'CMW 153']))
  click(get('link', 'CFW 7.3', dialog))
  await find('heading', 'Do Pacto de Deus com o Homem')
  await until(() => expect(address()).toBe('/cfw/capitulo/7#s3'))
  await until(() => expect(document.getElementById('s3')?.className).toContain('alvo'))
})

it('the edition is named on /sobre with its licence and its credit', async () => {
  await app.open('/sobre')
  const biblia = await find('region', 'A Bíblia')
  await untilSays('Bíblia de prova, gerada para os testes.', biblia)
  await untilSays('edição Bíblia de prova, publicada sob a licença Domínio público', biblia)
})

it('a place of the standards that an address names has the focus and the mark: a part, by paragraph or letter', async () => {
  for (const place of ['s1p2', 's3d']) {
    await app.open(`/dcpu/capitulo/3#${place}`)
    await until(() => expect(document.querySelectorAll('main .alvo'), place).toHaveLength(1))
    await until(() => expect(document.activeElement, place).toBe(document.querySelector('main .alvo')))
  }
})
