/** The browser with a book to read in its library. One of each for a test file. */
import type { Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import { type BrowserHarness, type OpenOptions, setupBrowser } from './browser.ts'
import { comecar } from './browser-leitura.ts'
import { settleEffects } from './browser-poll.ts'
import { importLivro, type LivroImportado } from './livro-de-prova.ts'

interface OpenLivroOptions extends OpenOptions {
  /** The chapter that is open, from 1. */
  readonly capitulo?: number
}

interface LivroAberto {
  readonly page: Page
  readonly reader: Cadastro
  /** Address of the reading, for another browser of the same reader. */
  readonly path: string
}

export interface LivroHarness extends BrowserHarness {
  /** The book, once the tests run. */
  livro(): LivroImportado
  /** Opens the book, put on the shelf of a reader (a new one unless given), and waits for its text. */
  openLivro(options?: OpenLivroOptions): Promise<LivroAberto>
}

/** Starts server and browser with the book imported, for the test file that calls it. */
export function setupLivro(): LivroHarness {
  let imported: LivroImportado | undefined
  const harness = setupBrowser({
    async prepare(copy) {
      imported = await importLivro(copy)
    },
  })
  const livro = () => {
    if (!imported) throw new Error('The book is imported in beforeAll: ask for it in tests only.')
    return imported
  }
  return {
    ...harness,
    livro,
    async openLivro({ capitulo, ...options } = {}) {
      const reader = options.reader ?? (await harness.newReader())
      const path = await comecar(harness.db(), reader, livro(), capitulo)
      const page = await harness.open(path, { ...options, reader })
      await page.locator('main [data-paragrafo]').first().waitFor()
      await settleEffects(page)
      return { page, reader, path }
    },
  }
}
