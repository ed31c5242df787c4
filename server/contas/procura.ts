/** Keeps the words of accounts, by which the desk finds them, beside their names: a little later, nobody waits for it. */
import { contarNoPainel } from '#server/painel/contar-no-painel.ts'
import type { Database } from '#server/platform/database.ts'
import { palavrasDaConta } from './palavras.ts'
import { hasForaDaProcura, listConhecidas, lockForaDaProcura, replacePalavras } from './procura-repository.ts'

const AT_ONCE = 100

/** Writes the words of some accounts that have none yet, or older ones. @returns whether there may be more */
export async function updateProcura(db: Database): Promise<boolean> {
  if (!(await hasForaDaProcura(db))) return false
  return db.write.transaction().execute(async (trx) => {
    const presas = await lockForaDaProcura(trx, db.engine, AT_ONCE)
    if (presas.length === 0) return false
    const conhecidas = new Set(
      await listConhecidas(
        trx,
        presas.map(({ id }) => id),
      ),
    )
    const contas = presas.map((conta) => ({ ...conta, isNova: !conhecidas.has(conta.id) }))
    const rows = contas.flatMap((conta) =>
      palavrasDaConta(conta).map((palavra) => ({ usuario_id: conta.id, palavra })),
    )
    for (const { criado_em } of contas.filter(({ isNova }) => isNova)) {
      await contarNoPainel(trx, 'contas_criadas', { momento: criado_em })
    }
    await replacePalavras(
      trx,
      contas.map(({ id }) => id),
      rows,
    )
    return contas.length === AT_ONCE
  })
}
