/** Which book of the Bible a name in running text means: 'Rm', 'Rom', 'Romanos', '1 Co', 'I Coríntios', 'Salmo'. */
import { foldText } from '#contract/fold.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'

/** Names in use besides the beginnings of the table's own, without accents, by abbreviation. */
const OUTROS_NOMES: Readonly<Record<string, readonly string[]>> = {
  Sl: ['salmo', 'ps'],
  Ct: ['cantares', 'canticos', 'cantico'],
  At: ['apostolos'],
  Fp: ['flp', 'fil'],
  Fm: ['flm', 'filemon'],
  Jz: ['jui'],
  Jd: ['jud'],
  Jó: ['job'],
  Mc: ['mr'],
  Ap: ['revelacao'],
}

/** A shorter beginning of a name is too often another word. */
const MIN_LETRAS = 3

export interface LivroNomeado {
  livro: CanonLivro
  /** The whole name was written, or the abbreviation of the table for the Psalms: a chapter alone is then enough. */
  porExtenso: boolean
}

type FindLivro = (numero: string, nome: string) => LivroNomeado | null

/** @param canon the 66 books @returns a function of the number before the name ('', '1', '2', '3') and the name as written */
export function createFindLivro(canon: readonly CanonLivro[]): FindLivro {
  const livros = canon.map((livro) => ({ livro, ...splitNumero(livro) }))
  const found = new Map<string, LivroNomeado | null>()
  const find: FindLivro = (numero, nome) => {
    const candidates = livros.filter((candidate) => candidate.numero === numero)
    const exact = candidates.find(({ abreviatura }) => abreviatura === nome)
    if (exact) return { livro: exact.livro, porExtenso: exact.abreviatura === 'Sl' }
    const folded = foldText(nome)
    const whole = candidates.find((candidate) => candidate.nome === folded)
    if (whole) return { livro: whole.livro, porExtenso: true }
    const other = candidates.find(({ outros }) => outros.includes(folded))
    if (other) return { livro: other.livro, porExtenso: folded.length > 4 }
    const begun = folded.length < MIN_LETRAS ? [] : candidates.filter((c) => c.nome.startsWith(folded))
    return begun[0] && begun.length === 1 ? { livro: begun[0].livro, porExtenso: false } : null
  }
  return (numero, nome) => {
    const key = `${numero} ${nome}`
    const known = found.get(key)
    if (known !== undefined) return known
    const livro = find(numero, nome)
    // Names that mean nothing are as many as the words of a language: only what names a book is kept.
    if (livro) found.set(key, livro)
    return livro
  }
}

function splitNumero({ abreviatura, livro }: CanonLivro) {
  const numero = /^[123]/.exec(abreviatura)?.[0] ?? ''
  const curta = abreviatura.slice(numero.length)
  const nome = foldText(livro)
    .replace(/^[123] /, '')
    .replace(/ .*$/, '')
  return { numero, abreviatura: curta, nome, outros: OUTROS_NOMES[abreviatura] ?? [] }
}
