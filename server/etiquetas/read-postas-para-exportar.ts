/** The reader's tags for the export of his data. */
import { TIPOS_DA_MARCACAO } from '#contract/etiquetas.ts'
import type { MeusDados } from '#contract/meus-dados.ts'
import { inBatches } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { listEtiquetasParaExportar, listPostasAfter } from './repository.ts'

export const readEtiquetasParaExportar = listEtiquetasParaExportar

/** Which tag is on what, in batches. */
export async function* readPostasParaExportar(
  db: Database,
  usuarioId: string,
): AsyncGenerator<MeusDados['etiquetas_postas'], void> {
  for (const tipo of TIPOS_DA_MARCACAO) {
    const batches = inBatches<{ marcacao_id: string; etiqueta_id: string }>((after, limit) =>
      listPostasAfter(db, usuarioId, tipo, after, limit),
    )
    for await (const rows of batches) {
      yield rows.map(({ marcacao_id, etiqueta_id }) => ({
        tipo,
        marcacao: marcacao_id,
        etiqueta: etiqueta_id,
      }))
    }
  }
}
