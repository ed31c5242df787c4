/** /notas over the real server: all notes of a reader, what filters them, and what each of them leads to. */
import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { insertNotas, type NotaDeProva, readNotas } from '#tests/support/browser-notas.ts'
import { makeBack } from '#tests/support/component-app.tsx'
import {
  excluir,
  fillNota,
  findPainel,
  openEdicao,
  openNova,
  saveNota,
  titulosDasNotas,
} from '#tests/support/component-notas.ts'
import {
  click,
  fill,
  find,
  findStatus,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

/** Newest first; 2 h after midnight in London is still the day before in São Paulo. */
const NOTAS = [
  {
    titulo: 'Ato, não processo',
    anotacao: 'A justificação é “ato”; a santificação, na pergunta 75, é “obra”.',
    simbolo: 2,
    numero: 70,
    data: '2026-11-21T02:00:00.000Z',
  },
  {
    titulo: 'Liberdade não é licença',
    anotacao: 'A seção 3 fecha a porta que a seção 1 poderia parecer abrir.',
    simbolo: 1,
    numero: 20,
    data: '2026-11-14T12:00:00.000Z',
  },
  {
    titulo: 'O fim principal',
    anotacao: 'Um só fim.',
    simbolo: 3,
    numero: 1,
    data: '2026-03-03T12:00:00.000Z',
  },
] as const

const DIRETORIOS = [
  { titulo: 'Presbíteros', simbolo: 4, numero: 2, data: '2025-12-03T12:00:00.000Z' },
  { titulo: 'A leitura', simbolo: 5, numero: 3, data: '2025-12-02T12:00:00.000Z' },
  { titulo: 'Em casa', simbolo: 6, numero: 4, data: '2025-12-01T12:00:00.000Z' },
] as const

const search = () => window.location.search
const textsOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent.trim())
const filtro = (sigla: string) => get('button', sigla, get('group', 'Filtrar por padrão'))
const filtros = () =>
  [...get('group', 'Filtrar por padrão').querySelectorAll('button')].map(({ textContent }) => textContent)
const busca = () => find('searchbox', 'Buscar nas notas')
const linha = (titulo: string) =>
  until(() => {
    const found = get('heading', titulo, get('main')).closest('li')
    if (!found) throw new Error('The note is not in a list.')
    return found
  })
const untilTitulos = (...titulos: readonly string[]) =>
  until(() => expect(titulosDasNotas()).toEqual(titulos))

/** Opens the page as a new reader with these notes. */
async function openNotas(...notas: readonly (readonly NotaDeProva[])[]): Promise<Cadastro> {
  const reader = await app.newReader()
  await insertNotas(app.db(), reader, notas.flat())
  return app.open('/notas', reader)
}

describe('the list', () => {
  it('has every note, newest first, with its place, day, title, text and photo, and leads to where it is', async () => {
    const reader = await openNotas(DIRETORIOS, NOTAS)
    await untilTitulos(...[...NOTAS, ...DIRETORIOS].map(({ titulo }) => titulo))
    expect(textsOf('main li time')).toEqual([
      '20 de nov. de 2026',
      '14 de nov. de 2026',
      '3 de mar. de 2026',
      '3 de dez. de 2025',
      '2 de dez. de 2025',
      '1 de dez. de 2025',
    ])
    const first = await linha('Ato, não processo')
    await untilSays('A justificação é “ato”; a santificação, na pergunta 75, é “obra”.', first)
    // No photo yet: the initials stand for it.
    expect(first.querySelector('.face')?.textContent).toBe(reader.username.slice(0, 1))
    await findStatus('6 notas')
    const links = [...document.querySelectorAll('main li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cmw/pergunta/70',
      '/cfw/capitulo/20',
      '/bcw/pergunta/1',
      '/fgop/capitulo/2',
      '/dcpu/capitulo/3',
      '/dcpr/capitulo/4',
    ])
    for (const [label, titulo, path] of [
      ['CMW Pergunta 70', 'Ato, não processo', '/cmw/pergunta/70'],
      ['DCPU Cap 3', 'A leitura', '/dcpu/capitulo/3'],
    ] as const) {
      click(get('link', label, await linha(titulo)))
      await until(() => expect(window.location.pathname).toBe(path))
      await until(() => expect(get('heading', titulo).tagName).toBe('H3'))
      await app.open('/notas', reader)
    }
  })
})

describe('the filters', () => {
  it('show one standard, keep it in the address and say when it is empty', async () => {
    await openNotas(NOTAS)
    await until(() => expect(titulosDasNotas()).toHaveLength(3))
    expect(filtros()).toEqual(['Todas', 'BCW', 'CMW', 'CFW'])
    click(filtro('CFW'))
    await untilTitulos('Liberdade não é licença')
    expect(search()).toBe('?padrao=cfw')
    app.reload()
    await untilTitulos('Liberdade não é licença')
    expect(textsOf('main [aria-pressed=true]')).toEqual(['CFW'])
    click(filtro('BCW'))
    await untilTitulos('O fim principal')
    await excluir('O fim principal')
    await untilSays('Você não tem notas neste filtro.')
    click(filtro('Todas'))
    await untilTitulos('Ato, não processo', 'Liberdade não é licença')
    expect(search()).toBe('')
  })

  it('have the directories too when there are notes', async () => {
    await openNotas(DIRETORIOS.slice(0, 2))
    await until(() => expect(filtros()).toEqual(['Todas', 'BCW', 'CMW', 'CFW', 'FGOP', 'DCPU']))
    click(filtro('DCPU'))
    await untilTitulos('A leitura')
  })

  it('find words of title and text without accents and case', async () => {
    await openNotas(NOTAS)
    fill(await busca(), 'JUSTIFICACAO')
    await untilTitulos('Ato, não processo')
    expect(search()).toBe('?q=JUSTIFICACAO')
    fill(await busca(), 'licença')
    await untilTitulos('Liberdade não é licença')
    click(filtro('CMW'))
    await untilSays('Você não tem notas neste filtro.')
    app.reload()
    await untilSays('Você não tem notas neste filtro.')
    expect(await busca()).toHaveProperty('value', 'licença')
    fill(await busca(), '')
    await untilTitulos('Ato, não processo')
  })

  it('show in the field the words that filter the list, also after Back', async () => {
    await openNotas(NOTAS)
    fill(await busca(), 'licença')
    await untilTitulos('Liberdade não é licença')
    const back = makeBack()
    click(get('link', 'Notas', get('navigation', 'Principal')))
    await until(() => expect(titulosDasNotas()).toHaveLength(3))
    expect(await busca()).toHaveProperty('value', '')
    back()
    await untilTitulos('Liberdade não é licença')
    expect(await busca()).toHaveProperty('value', 'licença')
  })
})

describe('a note', () => {
  it('is changed and deleted in the list', async () => {
    const reader = await openNotas(NOTAS)
    const edicao = await openEdicao('Liberdade não é licença')
    await untilSays('CFW, Cap 20', edicao)
    await fillNota(edicao, { titulo: 'Liberdade cristã', anotacao: 'Servir “sem temor”.' })
    saveNota(edicao)
    await findStatus('Nota editada com sucesso!')
    await untilTitulos('Ato, não processo', 'Liberdade cristã', 'O fim principal')
    await untilSays('Servir “sem temor”.', await linha('Liberdade cristã'))
    await excluir('Ato, não processo')
    await findStatus('Nota excluída com sucesso!')
    await untilTitulos('Liberdade cristã', 'O fim principal')
    const stored = await readNotas(app.db(), reader)
    expect(stored.map(({ titulo }) => titulo)).toEqual(['Liberdade cristã', 'O fim principal'])
  })

  it('that is made, changed or deleted in one place is so in the other, without a reload', async () => {
    await app.open('/notas')
    await untilSays('Você não tem notas neste filtro.')
    const raiz = document.querySelector('#raiz')
    const openLista = () => click(get('link', 'Notas', get('navigation', 'Principal')))
    click(get('link', 'Ir para os padrões'))
    click(await until(() => getNth('Acessar', 3)))
    click(await until(() => getNth('Ver Seções', 1)))
    const nova = await openNova()
    await fillNota(nova, { titulo: 'Presbíteros' })
    saveNota(nova)
    await untilGone(nova)

    openLista()
    await untilTitulos('Presbíteros')
    await until(() => expect(filtros().at(-1)).toBe('FGOP'))
    const edicao = await openEdicao('Presbíteros')
    await fillNota(edicao, { titulo: 'Presbíteros e diáconos' })
    saveNota(edicao)
    await untilGone(edicao)

    click(await find('link', 'FGOP Cap 2'))
    const painel = await findPainel('Notas:')
    await until(() => expect(get('heading', 'Presbíteros e diáconos', painel).tagName).toBe('H3'))
    await excluir('Presbíteros e diáconos')
    await untilSays('Nenhuma Nota Criada', painel)
    openLista()
    await untilSays('Você não tem notas neste filtro.')
    await until(() => expect(filtros().at(-1)).toBe('CFW'))
    expect(document.querySelector('#raiz')).toBe(raiz)
  })
})

/** One of several links of that name. @throws when there are not so many */
function getNth(name: string, index: number): HTMLElement {
  const link = within(get('main')).queryAllByRole('link', { name: new RegExp(name) })[index]
  if (!link) throw new Error(`There is no link ${name} number ${index + 1}.`)
  return link
}
