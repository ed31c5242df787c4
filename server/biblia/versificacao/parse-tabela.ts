import { livroByUsfm } from '../livro-codes.ts'
import { toVerseNumber } from '../verse-number.ts'

/** Canonical verses, from first to last. */
export interface FaixaDoCanon {
  inicio: number
  fim: number
}

/** A chapter that a scheme counts otherwise than the canon does. */
export interface CapituloDaTabela {
  /** Its last verse; 0: the scheme has no such chapter. */
  total: number
  /** For each verse of the chapter, from 1, its place; null: none in the 66 books. */
  lugares: (FaixaDoCanon | null)[]
}

const ENTRY = /^(\w{3}) (\d+) (\d+)(?:: (.+))?$/
const RUN = /^(\d+)(?:-(\d+))?(?:=(?:(\d+)\.)?(\d+)(?:-(?:(\d+)\.)?(\d+))?)?$/

/**
 * Reads 'PSA 51 21: 1-3=1 4-21=2-19; …': chapter, last verse, then runs 'own=canonical', with the canonical chapter where it is another
 * ('26-29=8.1-4'). A run to one verse joins ('1-3=1'), a run from one verse spans ('12=12-13'); verses in no run have no place.
 * @returns by livro * 1_000 + capitulo @throws Error for what is not understood
 */
export function parseTabela(text: string): Map<number, CapituloDaTabela> {
  const entries = text.split(/[;\n]/).flatMap((part) => part.trim() || [])
  return new Map(entries.map(parseEntry))
}

function parseEntry(entry: string): [number, CapituloDaTabela] {
  const [, code = '', capitulo, total, runs = ''] = ENTRY.exec(entry) ?? []
  const livro = livroByUsfm(code)
  if (livro === null) throw new Error(`versification table: "${entry}"`)
  const lugares: (FaixaDoCanon | null)[] = Array.from({ length: Number(total) }, () => null)
  for (const run of runs.split(' ').filter(Boolean)) addRun(lugares, run, livro, Number(capitulo))
  return [livro * 1_000 + Number(capitulo), { total: Number(total), lugares }]
}

function addRun(lugares: (FaixaDoCanon | null)[], run: string, livro: number, own: number): void {
  const match = RUN.exec(run)
  if (!match) throw new Error(`versification table: run "${run}"`)
  const [, de = '', ate = de, capitulo = String(own), inicio = de, capituloFim = capitulo, last] = match
  const fim = last ?? (run.includes('=') ? inicio : ate)
  const at = (c: string, v: number): number => toVerseNumber({ livro, capitulo: Number(c), versiculo: v })
  const isShift = Number(fim) - Number(inicio) === Number(ate) - Number(de) && capitulo === capituloFim
  for (let verse = Number(de); verse <= Number(ate); verse += 1) {
    const first = isShift ? Number(inicio) + verse - Number(de) : Number(inicio)
    lugares[verse - 1] = {
      inicio: at(capitulo, first),
      fim: isShift ? at(capitulo, first) : at(capituloFim, Number(fim)),
    }
  }
}
