import type { LinhaDaComparacao } from '#contract/biblia.ts'
import type { Database } from '#server/platform/database.ts'
import type { VersiculoTable } from '#server/platform/tables-biblia.ts'
import { findEdicao } from './edicoes-service.ts'
import { listVersiculosInRanges } from './repository.ts'
import { readQuantidadeVersiculos } from './service.ts'
import { toVerseNumber } from './verse-number.ts'

/**
 * A chapter of the library's own numbering in several editions, a row for verses that say the same.
 * @param siglas short names, at most three @throws AppError 404 for a chapter or an edition that is not there
 */
export async function readComparacao(
  db: Database,
  { livro, capitulo }: { livro: number; capitulo: number },
  siglas: readonly string[],
): Promise<LinhaDaComparacao[]> {
  const last = await readQuantidadeVersiculos(db, livro, capitulo)
  const edicoes = await Promise.all(siglas.map((sigla) => findEdicao(db, sigla)))
  const inicio = toVerseNumber({ livro, capitulo, versiculo: 1 })
  const fim = toVerseNumber({ livro, capitulo, versiculo: last })
  const textos = await Promise.all(
    edicoes.map((edicao) => (edicao ? listVersiculosInRanges(db, edicao.id, [{ inicio, fim }]) : [])),
  )
  return joinRows(textos, { inicio, fim }).map((row) => ({ ...row, textos: row.textos.map(toTextos) }))
}

interface Linha {
  id: number
  textos: VersiculoTable[][]
}

/** Verses that one edition joins keep together those of the others. */
function joinRows(
  textos: readonly VersiculoTable[][],
  { inicio, fim }: { inicio: number; fim: number },
): Linha[] {
  // In this order a verse that reaches further is met before those that begin where it ends, of whatever edition.
  const todos = textos.flat().sort((a, b) => a.canon_inicio - b.canon_inicio)
  const linhas: Linha[] = []
  for (let id = inicio; id <= fim; ) {
    const end = findEnd(id, todos, fim)
    const start = id
    const ofRow = ({ canon_inicio, canon_fim }: VersiculoTable) => canon_inicio <= end && canon_fim >= start
    linhas.push({ id, textos: textos.map((versiculos) => versiculos.filter(ofRow)) })
    id = end + 1
  }
  return linhas
}

/** The last verse that some text joins to the first. @param todos in canonical order */
function findEnd(first: number, todos: readonly VersiculoTable[], fim: number): number {
  return todos.reduce(
    (end, { canon_inicio, canon_fim }) =>
      canon_inicio <= end && canon_fim > end ? Math.min(canon_fim, fim) : end,
    first,
  )
}

function toTextos(versiculos: readonly VersiculoTable[]): LinhaDaComparacao['textos'][number] {
  return versiculos.map(({ capitulo, numero_versiculo, ate, texto_biblico }) => ({
    ...{ capitulo, numero_versiculo, texto_biblico },
    ...(ate !== numero_versiculo && { ate }),
  }))
}
