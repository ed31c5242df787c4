import type { CanonLivro } from './canon.ts'
import type { ParsedBiblia, ParsedCapitulo, ParsedLivro } from './parsed-biblia.ts'

/** Compares a Bible with the canon. @returns a line for each fault ('Gn 3.15: versículo vazio', 'falta Sl 23.4'), in its order */
export function checkBiblia(biblia: ParsedBiblia, canon: readonly CanonLivro[]): string[] {
  const livros = new Map(biblia.livros.map((livro) => [livro.id, livro]))
  const problems = canon.flatMap((expected) => {
    const found = livros.get(expected.id)
    return found === undefined ? [`falta o livro ${expected.livro}`] : checkLivro(found, expected)
  })
  const divides = problems.filter((problem) => problem.includes(': esperados ')).length
  return divides < OTHER_DIVISION ? problems : [OTHER_DIVISION_REASON, ...problems]
}

/** From so many chapters on, the edition counts verses in another way rather than lacking some. */
const OTHER_DIVISION = 5
const OTHER_DIVISION_REASON =
  'a edição divide os capítulos em versículos de outro modo; só se instalam as que seguem a divisão ' +
  'protestante, de 31.102 versículos (content/livros.yaml)'

function checkLivro(livro: ParsedLivro, { abreviatura, versiculos }: CanonLivro): string[] {
  const capitulos = new Map(livro.capitulos.map((capitulo) => [capitulo.numero, capitulo]))
  const problems = versiculos.flatMap((expected, index) => {
    const onde = `${abreviatura} ${index + 1}`
    const found = capitulos.get(index + 1)
    return found === undefined || found.versiculos.length === 0
      ? [`falta ${onde}`]
      : checkCapitulo(found, onde, expected)
  })
  const extra = livro.capitulos.filter(({ numero }) => numero < 1 || numero > versiculos.length)
  return [...problems, ...extra.map(({ numero }) => `${abreviatura} ${numero}: capítulo a mais`)]
}

function checkCapitulo({ titulo, versiculos }: ParsedCapitulo, onde: string, expected: number): string[] {
  const numeros = new Set(versiculos.map(({ numero }) => numero))
  const last = Math.max(...numeros)
  const missing = Array.from({ length: Math.min(last, expected) }, (_, index) => index + 1)
    .filter((numero) => !numeros.has(numero))
    .map((numero) => `falta ${onde}.${numero}`)
  const count = last === expected ? [] : [`${onde}: esperados ${expected} versículos, há ${numeros.size}`]
  const texts = versiculos.flatMap(({ numero, texto }) => checkTexto(texto, `${onde}.${numero}`))
  const title = titulo === null ? [] : checkTexto(titulo, `${onde}, título`)
  return [...title, ...missing, ...texts, ...count]
}

function checkTexto(texto: string, onde: string): string[] {
  if (texto.includes('\0')) return [`${onde}: há um caractere U+0000`]
  if (!/\p{L}/u.test(texto)) return [`${onde}: versículo vazio`]
  // What no Portuguese verse holds shows that marks of the source were not understood, or bytes were lost.
  const strange = /\\[a-z]*|<[^ ]*|>|\uFFFD|&#?\w+;/i.exec(texto)?.[0]
  return strange === undefined ? [] : [`${onde}: sobrou marcação no texto ("${strange}")`]
}
