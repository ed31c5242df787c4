/** What is photographed. */
import type { Page } from 'playwright-core'
import { ALIKE_PAGES, LAYOUT_PAGES } from '#tests/support/browser-pages.ts'

export interface ShownPage {
  /** Of the picture's file. */
  readonly name: string
  readonly path: string
  /** Opens what lies over the page. */
  readonly open?: (page: Page) => Promise<void>
}

export const VISITOR_PAGES: readonly ShownPage[] = [
  { name: 'mbw', path: '/mbw' },
  { name: 'login', path: '/login' },
  { name: 'cadastro', path: '/login?modo=cadastro' },
  { name: 'privacidade', path: '/privacidade' },
]

const DIALOGS: readonly ShownPage[] = [
  {
    name: 'dialogo-referencias',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page
        .locator('main')
        .getByRole('button', { name: /^Referências/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dialogo-salto',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('Jo 3.16')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'painel-aparencia',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page.getByRole('button', { name: 'Aparência do texto' }).click()
      await page.getByRole('group', { name: 'Tema da biblioteca' }).waitFor()
    },
  },
  {
    name: 'menu-da-secao',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page
        .getByRole('heading', { name: /^Seção 1/ })
        .getByRole('button')
        .click()
      await page.getByRole('menuitem', { name: 'Copiar link' }).waitFor()
    },
  },
  {
    name: 'dialogo-imprimir',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page.getByRole('button', { name: 'Imprimir' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dialogo-nota',
    path: '/cfw/capitulo/8',
    open: async (page) => {
      await page.getByRole('button', { name: 'Nova nota' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** Every page of the layout, but those that another one stands for, and what lies over them. */
export const READER_PAGES: readonly ShownPage[] = [
  ...LAYOUT_PAGES.filter((path) => !ALIKE_PAGES.has(path)).map((path) => ({ name: nameOf(path), path })),
  ...DIALOGS,
]

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'inicio'
}
