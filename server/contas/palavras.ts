import { foldText } from '#contract/fold.ts'

const MAX_PALAVRAS = 20
const MAX_LETRAS = 60
const MAX_PROCURADAS = 5

interface Nomes {
  username: string
  first_name: string
  last_name: string
  email: string
}

/** The words by which an account is found: of its names, of its address, and the address itself. */
export function palavrasDaConta({ username, first_name, last_name, email }: Nomes): string[] {
  const words = [foldText(email), ...cutPalavras([first_name, last_name, username, email].join(' '))]
  return [...new Set(words.map((word) => word.slice(0, MAX_LETRAS)))].slice(0, MAX_PALAVRAS)
}

/** The beginnings of words that are looked for, the longest first: it leads to the fewest accounts. */
export function palavrasProcuradas(q: string): string[] {
  const tokens = foldText(q).split(' ')
  const words = tokens.flatMap((token) => (token.includes('@') ? [token] : cutPalavras(token)))
  return [...new Set(words.map((word) => word.slice(0, MAX_LETRAS)))]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_PROCURADAS)
}

function cutPalavras(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
