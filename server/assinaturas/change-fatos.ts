import type { Transaction } from 'kysely'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { type Fatos, settle } from './reduce-evento.ts'
import { holdLeitor } from './repository.ts'
import { readFatos } from './store-fatos.ts'

/** Works on what is stored of a reader's subscription while nobody else does. @throws AppError 401 for an account that is gone */
export function changeFatos<T>(
  db: Database,
  usuarioId: string,
  work: (trx: Transaction<Tables>, fatos: Fatos | null, agora: string) => Promise<T>,
): Promise<T> {
  return db.write.transaction().execute(async (trx) => {
    if (!(await holdLeitor(trx, db.engine, usuarioId)))
      throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
    return work(trx, await readFatos(trx, usuarioId), new Date().toISOString())
  })
}

/** The facts when payments that wait are given up. @param which of them; all when absent */
export function withoutPendentes(
  fatos: Fatos,
  agora: string,
  which: (pagamento: PagamentoTable) => boolean = () => true,
): Fatos {
  const pagamentos = fatos.pagamentos.map((each) =>
    each.estado === 'aguardando' && which(each) ? { ...each, estado: 'expirado' as const } : each,
  )
  return settle({ ...fatos, pagamentos }, agora)
}

export function withMudanca(fatos: Fatos, mudanca: Partial<AssinaturaTable>, agora: string): Fatos {
  return settle({ ...fatos, assinatura: { ...fatos.assinatura, ...mudanca } }, agora)
}
