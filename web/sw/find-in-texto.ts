/** Texts kept before all standards had the same calls lie under other addresses; a whole text has all its pages. */
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'

const PAGINAS = /\/paginas(?:\/(\d+))?$/

/** Answers a call for a standard's pages from the whole text. @returns undefined for other calls, or without it */
export async function findInTexto(cache: Pick<Cache, 'match'>, url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  const found = PAGINAS.exec(pathname)
  if (!found) return undefined
  const kept = await cache.match(new Request(new URL(pathname.replace(PAGINAS, '/texto'), url)), {
    ignoreVary: true,
  })
  if (!kept) return undefined
  const { paginas }: { paginas: readonly PaginaDoTexto[] } = await kept.json()
  if (found[1] === undefined) return Response.json(paginas.map(({ numero, titulo }) => ({ numero, titulo })))
  const pagina = paginas.find(({ numero }) => numero === Number(found[1]))
  return pagina && Response.json(pagina)
}
