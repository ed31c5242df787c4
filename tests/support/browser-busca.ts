/** The search as a reader works it. */
import type { Locator, Page } from 'playwright-core'
import { criarNota } from '#contract/notas.ts'
import { postToApi } from './browser-reader.ts'

/** Writes a note as the page does, so that it can be found at once. */
export async function escreverNota(
  page: Page,
  nota: { simbolo: number; numero_pergunta: number; titulo: string; anotacao: string },
): Promise<void> {
  const answer = await postToApi(page.context().request, criarNota, nota)
  if (!answer.ok()) throw new Error(`The note was refused: ${await answer.text()}`)
}

/** The field of the page `/busca`. */
export function campoDeBusca(page: Page): Locator {
  return page.getByRole('search').getByRole('searchbox', { name: 'Buscar em toda a biblioteca' })
}

/** Types a search and sends it with Enter. */
export async function buscar(page: Page, q: string): Promise<void> {
  await campoDeBusca(page).fill(q)
  await campoDeBusca(page).press('Enter')
}

/** What was found in one place. */
export function grupo(page: Page, nome: 'Padrões' | 'Bíblia' | 'Ebooks' | 'Minhas notas'): Locator {
  return page.getByRole('main').getByRole('region', { name: nome, exact: true })
}

/** The hits, without the titles of chapters that only stand above them. */
export function achados(scope: Page | Locator): Locator {
  return scope.locator('[data-ordem]')
}

/** Words that are marked in the hits. */
export function marcados(scope: Page | Locator): Promise<string[]> {
  return scope.locator('mark').allInnerTexts()
}

/** The searches that the page sends from now on. */
export function recordBuscas(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/busca') sent.push(searchParams)
  })
  return sent
}
