/** /notas: all notes of a reader, what filters them, and what each of them leads to. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { banner } from '#tests/support/browser-login.ts'
import {
  fillNota,
  insertNotas,
  type NotaDeProva,
  openEdicao,
  openExclusao,
  openNova,
  painelNotas,
  readNotas,
  saveNota,
  titulos,
} from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

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

const filtros = (page: Page) => page.getByRole('group', { name: 'Filtrar por padrão' }).getByRole('button')
const busca = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nas notas' })
const linha = (page: Page, titulo: string) => page.getByRole('listitem').filter({ hasText: titulo })

async function makeReaderWithNotas(...notas: readonly (readonly NotaDeProva[])[]): Promise<Cadastro> {
  const reader = await newReader()
  await insertNotas(db(), reader, notas.flat())
  return reader
}

describe('the list', () => {
  it('has every note, newest first, with its place, day, title, text and photo', async () => {
    const reader = await makeReaderWithNotas(DIRETORIOS, NOTAS)
    const page = await open('/notas', { reader })
    await expectSoon(() => titulos(page)).toEqual([...NOTAS, ...DIRETORIOS].map(({ titulo }) => titulo))
    const rows = page.getByRole('main').getByRole('listitem')
    await expectSoon(() => rows.getByRole('time').allInnerTexts()).toEqual([
      '20 de nov. de 2026',
      '14 de nov. de 2026',
      '3 de mar. de 2026',
      '3 de dez. de 2025',
      '2 de dez. de 2025',
      '1 de dez. de 2025',
    ])
    const first = linha(page, 'Ato, não processo')
    await first.getByText('A justificação é “ato”; a santificação, na pergunta 75, é “obra”.').waitFor()
    // No photo yet: the initials stand for it.
    await expectSoon(() => first.locator('.face').innerText()).toBe(reader.username.slice(0, 1))
    await expectSoon(() => page.getByRole('main').getByRole('status').innerText()).toBe('6 notas')
  })

  it('leads from the label of a note to where it is', async () => {
    const reader = await makeReaderWithNotas(NOTAS, DIRETORIOS)
    const page = await open('/notas', { reader })
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expectSoon(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/cmw/pergunta/70',
      '/cfw/capitulo/20',
      '/bcw/pergunta/1',
      '/fgop/capitulo/2',
      '/dcpu/capitulo/3',
      '/dcpr/capitulo/4',
    ])
    for (const [label, titulo] of [
      ['CMW Pergunta 70', 'Ato, não processo'],
      ['DCPU Cap 3', 'A leitura'],
    ] as const) {
      await linha(page, titulo).getByRole('link', { name: label }).click()
      await page.getByRole('heading', { level: 3, name: titulo, exact: true }).waitFor()
      await page.goBack()
    }
  })
})

describe('the filters', () => {
  it.each([390, 1440])(
    'show one standard, keep it in the address and say when it is empty, at %i px',
    async (width) => {
      const reader = await makeReaderWithNotas(NOTAS)
      const page = await open('/notas', { reader, width })
      await expectSoon(() => filtros(page).allInnerTexts()).toEqual(['Todas', 'BCW', 'CMW', 'CFW'])
      await expectSoon(() => titulos(page)).toHaveLength(3)
      await saveScreenshot(page, 'notas')

      await filtros(page).filter({ hasText: 'CFW' }).click()
      await expectSoon(() => titulos(page)).toEqual(['Liberdade não é licença'])
      await expectSoon(() => new URL(page.url()).search).toBe('?padrao=cfw')
      await page.reload()
      await expectSoon(() => titulos(page)).toEqual(['Liberdade não é licença'])
      const pressed = page.getByRole('button', { pressed: true })
      await expectSoon(() => pressed.allInnerTexts()).toEqual(['CFW'])
      await filtros(page).filter({ hasText: 'BCW' }).click()
      await expectSoon(() => titulos(page)).toEqual(['O fim principal'])

      const exclusao = await openExclusao(page, 'O fim principal')
      await exclusao.getByRole('button', { name: 'Sim' }).click()
      await page.getByText('Você não tem notas neste filtro.').waitFor()
      await saveScreenshot(page, 'notas-vazia')
      await filtros(page).filter({ hasText: 'Todas' }).click()
      await expectSoon(() => titulos(page)).toEqual(['Ato, não processo', 'Liberdade não é licença'])
      await expectSoon(() => new URL(page.url()).search).toBe('')
    },
  )

  it('have the directories too when there are notes', async () => {
    const reader = await makeReaderWithNotas(DIRETORIOS.slice(0, 2))
    const page = await open('/notas', { reader })
    await expectSoon(() => filtros(page).allInnerTexts()).toEqual([
      'Todas',
      'BCW',
      'CMW',
      'CFW',
      'FGOP',
      'DCPU',
    ])
    await filtros(page).filter({ hasText: 'DCPU' }).click()
    await expectSoon(() => titulos(page)).toEqual(['A leitura'])
  })

  it('find words of title and text without accents and case', async () => {
    const reader = await makeReaderWithNotas(NOTAS)
    const page = await open('/notas', { reader })
    await busca(page).fill('JUSTIFICACAO')
    await expectSoon(() => titulos(page)).toEqual(['Ato, não processo'])
    await expectSoon(() => new URL(page.url()).search).toBe('?q=JUSTIFICACAO')
    await busca(page).fill('licença')
    await expectSoon(() => titulos(page)).toEqual(['Liberdade não é licença'])
    await filtros(page).filter({ hasText: 'CMW' }).click()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await page.reload()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await expectSoon(() => busca(page).inputValue()).toBe('licença')
    await busca(page).fill('')
    await expectSoon(() => titulos(page)).toEqual(['Ato, não processo'])
  })
})

describe('a note', () => {
  it('is changed and deleted in the list', async () => {
    const reader = await makeReaderWithNotas(NOTAS)
    const page = await open('/notas', { reader })
    const edicao = await openEdicao(page, 'Liberdade não é licença')
    await edicao.getByText('CFW, Cap 20').waitFor()
    await fillNota(edicao, { titulo: 'Liberdade cristã', anotacao: 'Servir “sem temor”.' })
    await saveNota(edicao)
    await banner(page, 'status', 'Nota editada com sucesso!').waitFor()
    await expectSoon(() => titulos(page)).toEqual([
      'Ato, não processo',
      'Liberdade cristã',
      'O fim principal',
    ])
    await linha(page, 'Liberdade cristã').getByText('Servir “sem temor”.').waitFor()

    const exclusao = await openExclusao(page, 'Ato, não processo')
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await banner(page, 'status', 'Nota excluída com sucesso!').waitFor()
    await expectSoon(() => titulos(page)).toEqual(['Liberdade cristã', 'O fim principal'])
    await expectSoon(async () => (await readNotas(db(), reader)).map(({ titulo }) => titulo)).toEqual([
      'Liberdade cristã',
      'O fim principal',
    ])
  })

  it('that is made, changed or deleted in one place is so in the other, without a reload', async () => {
    const page = await open('/notas')
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-antes', ''))
    const openNotas = () =>
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notas' }).click()

    await page.getByRole('link', { name: 'Ir para os padrões' }).click()
    await page.getByRole('link', { name: 'Acessar' }).nth(3).click()
    await page.getByRole('link', { name: 'Ver Seções' }).nth(1).click()
    const nova = await openNova(page)
    await fillNota(nova, { titulo: 'Presbíteros' })
    await saveNota(nova)
    await nova.waitFor({ state: 'detached' })

    await openNotas()
    await expectSoon(() => titulos(page)).toEqual(['Presbíteros'])
    await expectSoon(() => filtros(page).last().innerText()).toBe('FGOP')
    const edicao = await openEdicao(page, 'Presbíteros')
    await fillNota(edicao, { titulo: 'Presbíteros e diáconos' })
    await saveNota(edicao)
    await edicao.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'FGOP Cap 2' }).click()
    await expectSoon(() => titulos(painelNotas(page, 'Notas:'))).toEqual(['Presbíteros e diáconos'])
    const exclusao = await openExclusao(page, 'Presbíteros e diáconos')
    await exclusao.getByRole('button', { name: 'Sim' }).click()
    await painelNotas(page, 'Notas:').getByText('Nenhuma Nota Criada').waitFor()
    await openNotas()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await expectSoon(() => filtros(page).last().innerText()).toBe('CFW')
    expect(await page.locator('html[data-antes]').count()).toBe(1)
  })
})
