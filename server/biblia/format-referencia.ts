import type { Trecho } from '#contract/referencias.ts'

/** How verses are cited: 'João 3.16-17', with the numbers of the edition. @param traco between the first and the last */
export function formatReferencia(
  nomes: ReadonlyMap<number, string>,
  trechos: readonly Pick<Trecho, 'livro' | 'capitulo' | 'inicio' | 'fim'>[],
  traco = '-',
): string {
  const [first] = trechos
  const last = trechos.at(-1)
  if (!first || !last) return ''
  const inicio = `${nomes.get(first.livro) ?? ''} ${first.capitulo}.${first.inicio}`
  if (first.capitulo !== last.capitulo) return `${inicio}${traco}${last.capitulo}.${last.fim}`
  return first.inicio === last.fim ? inicio : `${inicio}${traco}${last.fim}`
}
