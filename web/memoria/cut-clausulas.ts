/** Longer than any answer. */
const MAX_TEXTO = 20_000
/** Punctuation that ends a clause, with the signs that close after it and the space that follows. Not that of 'Gl 3.10'. */
const FIM = /[;,.:?!…]+[”"’»)\]]*(?=\s)\s*/g
/** Fewer letters than this are no clause of their own: 'Sim,' waits for what follows. */
const MIN_LETRAS = 6

/** Cuts an answer into clauses, which together are the answer. */
export function cutClausulas(texto: string): string[] {
  const limitado = texto.slice(0, MAX_TEXTO)
  const clausulas: string[] = []
  let from = 0
  for (const { 0: sinal, index } of limitado.matchAll(FIM)) {
    const to = index + sinal.length
    if (limitado.slice(from, index).trim().length < MIN_LETRAS && to < limitado.length) continue
    clausulas.push(limitado.slice(from, to))
    from = to
  }
  if (from < limitado.length) clausulas.push(limitado.slice(from))
  return clausulas
}
