import type { MeioId } from '#contract/assinaturas.ts'
import { recordAto } from '#server/atos/service.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { existsEvento, updateResolvido } from './eventos-repository.ts'

/** The desk has done with a notice that changed no subscription; said again, nothing changes. @throws AppError 404 */
export function resolverAviso(
  db: Database,
  { autor, meio, id }: { autor: string; meio: MeioId; id: string },
): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    if (await updateResolvido(trx, { meio, id }, new Date().toISOString())) {
      await recordAto(trx, {
        autor,
        acao: 'aviso_resolvido',
        alvo: { tipo: 'aviso', id },
        detalhes: { meio, aviso: id },
      })
    } else if (!(await existsEvento(trx, { meio, id }))) {
      throw notFound('Não há um aviso com este identificador.')
    }
  })
}
