/** Reads passages for other features: ranges of canonical verse numbers become runs of one chapter with their text. */
import type { Trecho } from '#contract/referencias.ts'
import type { Database } from '#server/platform/database.ts'
import type { EdicaoTable, VersiculoTable } from '#server/platform/tables-biblia.ts'
import { findEdicaoParcial } from './edicoes-repository.ts'
import { findEdicao } from './edicoes-service.ts'
import { listCapitulosOfLivros, listVersiculosInRanges } from './repository.ts'
import { type CapituloRun, splitByCapitulo } from './split-range.ts'
import { fromVerseNumber, toVerseNumber } from './verse-number.ts'

/** An inclusive range of canonical verse numbers inside one book. */
export interface VerseRange {
  inicio: number
  fim: number
}

interface Lido extends VersiculoTable {
  /** Short name of the edition that stands in for the one asked for. */
  sigla: string | null
}

/**
 * Passages in the words of an edition, with its own numbers of chapter and verse. What it leaves out comes from the
 * proof texts, where they have it; what nobody has is a run without verses.
 * @param sigla the library's own edition when absent
 * @returns one list of runs for each range, in the given order @throws AppError 404 for an edition that is not there
 */
export async function readTrechos(
  db: Database,
  ranges: readonly VerseRange[],
  sigla?: string,
): Promise<Trecho[][]> {
  const livros = [...new Set(ranges.map(({ inicio }) => fromVerseNumber(inicio).livro))]
  const edicao = await findEdicao(db, sigla)
  const [proprios, capitulos] = await Promise.all([
    edicao ? listVersiculosInRanges(db, edicao.id, ranges) : [],
    listCapitulosOfLivros(db, livros),
  ])
  const runs = ranges.map((range) => splitByCapitulo(range, capitulos))
  const faltas = runs.flat().flatMap((run) => findFaltas(run, proprios))
  const emprestados = edicao ? await readEmprestados(db, edicao, faltas) : []
  const lidos = [...proprios.map((versiculo) => ({ ...versiculo, sigla: null })), ...emprestados]
  return runs.map((some) => some.flatMap((run) => toTrechos(run, lidos)))
}

/** The canonical verses of a run that none of these says. */
function findFaltas(run: CapituloRun, versiculos: readonly VersiculoTable[]): VerseRange[] {
  const { first, last } = limitsOf(run)
  const daqui = versiculos.filter(({ canon_inicio, canon_fim }) => canon_inicio <= last && canon_fim >= first)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((id) => !daqui.some(({ canon_inicio, canon_fim }) => canon_inicio <= id && canon_fim >= id))
    .map((id) => ({ inicio: id, fim: id }))
}

/** What one edition lacks, in the words of the one with gaps, which the proof texts are. */
async function readEmprestados(db: Database, edicao: EdicaoTable, faltas: VerseRange[]): Promise<Lido[]> {
  if (faltas.length === 0) return []
  const parcial = await findEdicaoParcial(db)
  if (!parcial || parcial.id === edicao.id) return []
  const rows = await listVersiculosInRanges(db, parcial.id, joinRanges(faltas))
  return rows.map((row) => ({ ...row, sigla: parcial.sigla }))
}

function joinRanges(ranges: readonly VerseRange[]): VerseRange[] {
  const joined: VerseRange[] = []
  for (const { inicio, fim } of [...ranges].sort((a, b) => a.inicio - b.inicio)) {
    const last = joined.at(-1)
    if (last && inicio <= last.fim + 1) last.fim = Math.max(last.fim, fim)
    else joined.push({ inicio, fim })
  }
  return joined
}

function toTrechos(run: CapituloRun, lidos: readonly Lido[]): Trecho[] {
  const { first, last } = limitsOf(run)
  const daqui = lidos
    .filter(({ canon_inicio, canon_fim }) => canon_inicio <= last && canon_fim >= first)
    .sort((a, b) => a.canon_inicio - b.canon_inicio || a.id - b.id)
  if (daqui.length === 0) return [{ ...run, versiculos: [] }]
  const trechos: Trecho[] = []
  for (const versiculo of daqui) {
    const { capitulo, numero_versiculo, ate, texto_biblico, sigla } = versiculo
    const before = trechos.at(-1)
    const verso = { numero_versiculo, ...(ate !== numero_versiculo && { ate }), texto_biblico }
    if (before?.capitulo === capitulo && (before.edicao ?? null) === sigla) {
      before.versiculos.push(verso)
      before.fim = ate
    } else {
      const range = { livro: run.livro, capitulo, inicio: numero_versiculo, fim: ate }
      trechos.push({ ...range, versiculos: [verso], ...(sigla !== null && { edicao: sigla }) })
    }
  }
  return trechos
}

function limitsOf(run: CapituloRun): { first: number; last: number } {
  return {
    first: toVerseNumber({ ...run, versiculo: run.inicio }),
    last: toVerseNumber({ ...run, versiculo: run.fim }),
  }
}
