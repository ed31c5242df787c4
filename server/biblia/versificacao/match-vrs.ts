import type { CanonLivro } from '../canon.ts'
import { livroByUsfm } from '../livro-codes.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './nome-da-versificacao.ts'
import { readVersificacao } from './read-versificacao.ts'

/** Which scheme a bundle's `versification.vrs` is nearest to. */
export interface VrsComparada {
  nome: NomeDaVersificacao
  /** Chapters that it ends at another verse than the scheme does. */
  diferencas: number
  /** It is that scheme, but for some chapters that publishers count in their own way. */
  isConhecida: boolean
}

/** A whole one has 1,200 chapters in some 100 lines; what is longer is no scheme. */
const MAX_LETRAS = 1_000_000
const MAX_LINHAS = 10_000
/** The schemes differ from each other in more chapters; the files of one scheme have come with two that differ. */
const MAX_DIFERENCAS = 10

const FIM = /^(\d{1,3}):(\d{1,3})$/

/** Compares the ends of chapters: 'GEN 1:31 2:25'. Its other lines, which map verses, are ours by then. @returns null without any */
export function matchVrs(text: string, canon: readonly CanonLivro[]): VrsComparada | null {
  if (text.length > MAX_LETRAS) return null
  const fins = text.split(/\r?\n/, MAX_LINHAS).flatMap(parseLinha)
  if (fins.length === 0) return null
  const comparadas = NOMES_DAS_VERSIFICACOES.map((nome) => {
    const { capitulos } = readVersificacao(nome, canon)
    const other = fins.filter(({ livro, capitulo, fim }) => {
      const total = capitulos(livro)[capitulo - 1] ?? 0
      // Beyond the chapters of the 66 books there is nothing to compare (Dn 13).
      return total > 0 && total !== fim
    })
    return { nome, diferencas: other.length, isConhecida: other.length <= MAX_DIFERENCAS }
  })
  return comparadas.reduce((best, each) => (each.diferencas < best.diferencas ? each : best))
}

function parseLinha(line: string): { livro: number; capitulo: number; fim: number }[] {
  const [code = '', ...ends] = line.trim().split(/\s+/)
  const livro = livroByUsfm(code)
  if (livro === null) return []
  const found = ends.map((end) => FIM.exec(end))
  // A line that maps verses has other signs too.
  return found.flatMap((match) =>
    match && found.every(Boolean) ? [{ livro, capitulo: Number(match[1]), fim: Number(match[2]) }] : [],
  )
}
