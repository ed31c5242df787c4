/** The browser with a book to read in its library. */
import type { Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import { type BrowserHarness, type OpenOptions, setupPages } from './browser.ts'
import { comecar } from './browser-leitura.ts'
import { openOwnLibrary, openSharedLivro } from './browser-library.ts'
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

/** Gives the test file a server with the book, and a browser. @param isOwn for a file that changes the book */
export function setupLivro({ isOwn = false }: { readonly isOwn?: boolean } = {}): LivroHarness {
  let imported: LivroImportado | undefined
  const harness = setupPages(async () => {
    if (isOwn) {
      return openOwnLibrary({
        async prepare(copy) {
          imported = await importLivro(copy)
        },
      })
    }
    const { library, livro } = await openSharedLivro()
    imported = livro
    return library
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
