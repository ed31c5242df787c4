import type { FastifyBaseLogger } from 'fastify'
import { DIAS_DE_CARENCIA } from '#contract/assinaturas.ts'
import type { Database } from '#server/platform/database.ts'
import { toAssinaturaNoMeio } from './assinaturas-deps.ts'
import { deleteEventosBefore } from './eventos-repository.ts'
import type { MeioDePagamento } from './meio-de-pagamento.ts'
import { situacaoDosFatos } from './minha-assinatura.ts'
import { leaveEndToSweep, settle } from './reduce-evento.ts'
import { holdLeitor } from './repository.ts'
import { readFatosDa, storeFatos } from './store-fatos.ts'
import { tellFim } from './tell-fim.ts'
import { listExpirados, listVencidas } from './vencidas-repository.ts'

const AT_ONCE = 100
const DIA_MS = 24 * 60 * 60 * 1000
/** Longer than any provider repeats itself. */
const DIAS_DE_EVENTOS = 400
/** After which no provider is asked any more in one sweep: other work waits for its end, and its pause is as long as it. */
const ESPERA_MS = 15_000

interface SweepDeps {
  db: Database
  meios: readonly MeioDePagamento[]
  log: Pick<FastifyBaseLogger, 'warn'>
  /** For tests. */
  esperaMs?: number
}

/** Closes what expired and what ended, and tells of it, once. Nothing that a reader sees waits for it. @param em for tests */
export async function sweepAssinaturas(deps: SweepDeps, em = new Date()): Promise<void> {
  const agora = em.toISOString()
  const antes = (dias: number) => new Date(em.getTime() - dias * DIA_MS).toISOString()
  for (const alvo of await listExpirados(deps.db.read, agora, AT_ONCE)) await expirar(deps, alvo, agora)
  const vencidas = await listVencidas(deps.db.read, { agora, semCarencia: antes(DIAS_DE_CARENCIA) }, AT_ONCE)
  const perguntar = createEspera(deps.esperaMs ?? ESPERA_MS)
  for (const alvo of vencidas)
    await vencer(deps, alvo, agora, perguntar).catch((err) =>
      deps.log.warn({ err }, 'subscription not closed'),
    )
  await deleteEventosBefore(deps.db.write, antes(DIAS_DE_EVENTOS), AT_ONCE)
}

interface Alvo {
  usuario_id: string
  assinatura_id: string
}

function expirar({ db }: SweepDeps, { usuario_id, assinatura_id }: Alvo, agora: string): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    if (!(await holdLeitor(trx, db.engine, usuario_id))) return
    const fatos = await readFatosDa(trx, usuario_id, assinatura_id)
    if (!fatos) return
    const pagamentos = fatos.pagamentos.map((each) =>
      each.estado === 'aguardando' && each.expira_em <= agora
        ? { ...each, estado: 'expirado' as const }
        : each,
    )
    const depois = leaveEndToSweep(fatos, settle({ ...fatos, pagamentos }, agora), agora)
    await storeFatos(trx, fatos, depois, agora)
  })
}

/** Asks a provider, unless all of them together were waited for too long. @returns whether it was asked */
type Perguntar = (work: () => Promise<void>) => Promise<boolean>

function createEspera(maxMs: number): Perguntar {
  let esperaMs = 0
  return async (work) => {
    if (esperaMs > maxMs) return false
    const begun = performance.now()
    try {
      await work()
    } finally {
      esperaMs += performance.now() - begun
    }
    return true
  }
}

async function vencer(
  { db, meios }: SweepDeps,
  alvo: Alvo,
  agora: string,
  perguntar: Perguntar,
): Promise<void> {
  const { usuario_id, assinatura_id } = alvo
  const before = await readFatosDa(db.read, usuario_id, assinatura_id)
  if (!before) return
  const meio = meios.find((each) => each.meio === before.assinatura.meio)
  const isOver = situacaoDosFatos(before, agora).situacao === 'encerrada'
  // The days of grace are over: what the provider still tries to charge would open nothing.
  if (isOver && meio?.renovaSozinho && before.assinatura.referencia !== null) {
    const noMeio = toAssinaturaNoMeio(before.assinatura)
    if (!(await perguntar(() => meio.encerrar(noMeio)))) return
  }
  await db.write.transaction().execute(async (trx) => {
    if (!(await holdLeitor(trx, db.engine, usuario_id))) return
    const fatos = await readFatosDa(trx, usuario_id, assinatura_id)
    const { situacao, carencia_ate } = situacaoDosFatos(fatos, agora)
    if (!fatos || fatos.assinatura.estado === 'encerrada') return
    if (situacao !== 'carencia' && situacao !== 'encerrada') return
    if (fatos.assinatura.avisada === situacao) return
    const fim = situacao === 'encerrada' ? { estado: situacao } : {}
    const assinatura = { ...fatos.assinatura, ...fim, avisada: situacao }
    await storeFatos(trx, fatos, { ...fatos, assinatura }, agora)
    const vale_ate = fatos.assinatura.vale_ate ?? agora
    await tellFim(
      trx,
      usuario_id,
      situacao === 'encerrada'
        ? { aviso: situacao, vale_ate }
        : { aviso: situacao, vale_ate, carencia_ate: carencia_ate ?? vale_ate },
    )
  })
}
