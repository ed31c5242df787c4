import { PADROES, type PadraoComReferencias } from '#contract/padroes.ts'
import type { ReferenciaBiblica, Trecho } from '#contract/referencias.ts'
import { readTrechos } from '#server/biblia/trechos.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { findParte, listReferenciasOfParte, listTrechosOfParte } from './repository.ts'

/** The proof texts of a part, with the words of a Bible. @param edicao its short name; the library's own when absent @throws AppError 404 */
export async function readReferenciasBiblicas(
  db: Database,
  parteId: number,
  padrao: PadraoComReferencias,
  edicao?: string,
): Promise<ReferenciaBiblica[]> {
  const parte = await findParte(db, PADROES[padrao].simboloId, parteId)
  if (!parte) throw notFound('Parte não encontrada.')
  const [referencias, ranges] = await Promise.all([
    listReferenciasOfParte(db, parteId),
    listTrechosOfParte(db, parteId),
  ])
  const runs = await readTrechos(db, ranges, edicao)
  return referencias.map(({ ordem, referencia }) => {
    const trechos = runs.filter((_, index) => ranges[index]?.referencia_ordem === ordem).flat()
    return { referencia, texto: textOf(trechos), trechos }
  })
}

/** The verses of some runs as one text; empty while no Bible is installed. */
export function textOf(trechos: Trecho[]): string {
  return trechos.flatMap(({ versiculos }) => versiculos.map(({ texto_biblico }) => texto_biblico)).join(' ')
}
