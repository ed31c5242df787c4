import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  claimEvento,
  findAssinaturaDoAlvo,
  findPagamentoDoAlvo,
  findResultado,
  updateResultado,
} from './eventos-repository.ts'
import type { EventoDePagamento, ResultadoDoEvento } from './meio-de-pagamento.ts'
import { isPagoDeNovo } from './pix/is-pago-de-novo.ts'
import { reduceEvento } from './reduce-evento.ts'
import { holdLeitor } from './repository.ts'
import { readFatosDa, storeFatos } from './store-fatos.ts'
import { tellRecibo } from './tell-recibo.ts'

/** Applies what a provider tells, once and whole. @param em for tests: the moment at which it is told */
export function aplicarEvento(
  db: Database,
  evento: EventoDePagamento,
  em = new Date(),
): Promise<ResultadoDoEvento> {
  return db.write.transaction().execute((trx) => aplicarNaTransacao(trx, db, evento, em))
}

/** The same as part of a transaction, for whoever records more with it. */
export async function aplicarNaTransacao(
  trx: Transaction<Tables>,
  { engine }: Pick<Database, 'engine'>,
  evento: EventoDePagamento,
  em = new Date(),
): Promise<ResultadoDoEvento> {
  const agora = em.toISOString()
  const { meio, id, tipo, alvo } = evento
  const isNew = await claimEvento(trx, {
    meio,
    id,
    tipo,
    resultado: 'desconhecido',
    referencia: alvo.referencia ?? alvo.referenciaDaAssinatura ?? null,
    valor: 'valor' in evento ? (evento.valor ?? null) : null,
    recebido_em: agora,
  })
  if (!isNew) return 'repetido'
  const resultado = await aplicar(trx, engine, withUtc(evento), agora)
  await updateResultado(trx, { meio, id, resultado })
  return resultado
}

async function aplicar(
  trx: Transaction<Tables>,
  engine: Database['engine'],
  evento: EventoDePagamento,
  agora: string,
): Promise<'aplicado' | 'desconhecido' | 'recusado'> {
  const { meio, alvo } = evento
  const first = await findPagamentoDoAlvo(trx, meio, alvo)
  const named = first ?? (await findAssinaturaDoAlvo(trx, meio, alvo))
  if (!named || !(await holdLeitor(trx, engine, named.usuario_id))) return 'desconhecido'
  // What an event before this one has made is seen only now that the reader is held.
  const achado = (await findPagamentoDoAlvo(trx, meio, alvo)) ?? named
  // Without a name of its own the same payment would count again when it is told otherwise.
  if (isOfPagamento(evento) && achado.pagamento_id === null && !alvo.referencia) return 'desconhecido'
  const before = await readFatosDa(trx, achado.usuario_id, achado.assinatura_id)
  if (!before) return 'desconhecido'
  const pagamentoId = achado.pagamento_id ?? uuidv7()
  const known = before.pagamentos.find(({ id }) => id === pagamentoId)
  if (known && (await isPagoDeNovo(trx, evento, known))) return 'recusado'
  if (await isDevolucaoDoRecusado(trx, evento)) return 'aplicado'
  const after = reduceEvento(before, evento, { pagamentoId, agora })
  if (!after) return 'recusado'
  await storeFatos(trx, before, after, agora)
  if (evento.tipo === 'pago' && !known?.pago_em) await tellRecibo(trx, achado.usuario_id, pagamentoId)
  return 'aplicado'
}

/** What had changed nothing takes nothing away with it: there is nothing to do any more. */
async function isDevolucaoDoRecusado(trx: Transaction<Tables>, evento: EventoDePagamento): Promise<boolean> {
  if (evento.tipo !== 'estornado' || evento.doPago === undefined) return false
  return (await findResultado(trx, { meio: evento.meio, id: evento.doPago })) === 'recusado'
}

const isOfPagamento = ({ tipo }: EventoDePagamento) => tipo === 'pago' || tipo === 'estornado'

/** Times are compared as text. */
function withUtc(evento: EventoDePagamento): EventoDePagamento {
  const ocorridoEm = new Date(evento.ocorridoEm).toISOString()
  if (evento.tipo !== 'pago' || evento.periodoAte === undefined) return { ...evento, ocorridoEm }
  return { ...evento, ocorridoEm, periodoAte: new Date(evento.periodoAte).toISOString() }
}
