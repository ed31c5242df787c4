import type { CanonLivro } from './canon.ts'
import type { ParsedBiblia, ParsedCapitulo, ParsedLivro } from './parsed-biblia.ts'

/** What no edition may have: marks of the source in its texts, lost bytes, U+0000. @returns a line for each verse or title, in its order */
export function checkTextos(biblia: ParsedBiblia, canon: readonly CanonLivro[]): string[] {
  const abreviaturas = new Map(canon.map(({ id, abreviatura }) => [id, abreviatura]))
  return biblia.livros.flatMap(({ id, capitulos }) =>
    capitulos.flatMap(({ numero, titulo, versiculos }) => {
      const onde = `${abreviaturas.get(id)} ${numero}`
      const title = titulo === null ? [] : checkTexto(titulo, `${onde}, título`)
      return [...title, ...versiculos.flatMap((v) => checkTexto(v.texto, `${onde}.${v.numero}`))]
    }),
  )
}

/** Compares a Bible with the canon, verse by verse. @returns a line for each fault ('Gn 3.15: versículo vazio', 'falta Sl 23.4'), in its order */
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
  'a edição divide os capítulos em versículos de outro modo; com --rigoroso só se instalam as que seguem a ' +
  'divisão protestante, de 31.102 versículos (content/livros.yaml)'

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
  const numeros = new Set(
    versiculos.flatMap(({ numero, ate }) => (ate === undefined ? [numero] : [numero, ate])),
  )
  const last = Math.max(...numeros)
  const missing = Array.from({ length: Math.min(last, expected) }, (_, index) => index + 1)
    .filter((each) => !versiculos.some(({ numero, ate = numero }) => each >= numero && each <= ate))
    .map((numero) => `falta ${onde}.${numero}`)
  const count = last === expected ? [] : [`${onde}: esperados ${expected} versículos, há ${numeros.size}`]
  const texts = versiculos.flatMap(({ numero, ate, texto }) => [
    ...(hasWords(texto) ? checkTexto(texto, `${onde}.${numero}`) : [`${onde}.${numero}: versículo vazio`]),
    ...(ate === undefined ? [] : [`${onde}.${numero}-${ate}: versículos juntos em um só texto`]),
  ])
  const title = titulo === null ? [] : checkTexto(titulo, `${onde}, título`)
  return [...title, ...missing, ...texts, ...count]
}

/** Whether there is a letter; '[…]' and '—' stand where an edition leaves a verse out. */
export function hasWords(texto: string): boolean {
  return /\p{L}/u.test(texto)
}

function checkTexto(texto: string, onde: string): string[] {
  if (texto.includes('\0')) return [`${onde}: há um caractere U+0000`]
  // What no Portuguese verse holds shows that marks of the source were not understood, or bytes were lost.
  const strange = /\\[a-z]*|<[^ ]*|>|\uFFFD|&#?\w+;/i.exec(texto)?.[0]
  return strange === undefined ? [] : [`${onde}: sobrou marcação no texto ("${strange}")`]
}
