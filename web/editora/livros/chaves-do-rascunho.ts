/** Names on this device of what is written in a draft and not saved. */
export function chavesDoRascunho(id: string): { readonly ficha: string; readonly fonte: string } {
  return { ficha: `rascunho:${id}:ficha`, fonte: `rascunho:${id}:fonte` }
}
