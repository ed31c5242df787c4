const PALAVRA = /(\p{L})[\p{L}\p{M}'’-]*/gu

/** Of each word the first letter, with the signs between: 'Não é?' → 'N. é.?'. What is no word stays. */
export function firstLetters(texto: string): string {
  return texto.replace(PALAVRA, '$1.').replace(/\.(?=\.)/g, '')
}
