/** What somebody at the desk has seen of a Pix in the bank's account; in the audit log. */
import type { Transaction } from 'kysely'
import type { Acao } from '#contract/editora/atos.ts'
import { recordAto } from '#server/atos/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { aplicarNaTransacao } from '../aplicar-evento.ts'
import { findPagamentoDoAlvo } from '../eventos-repository.ts'
import type { EventoDePagamento } from '../meio-de-pagamento.ts'
import { holdLeitor } from '../repository.ts'
import { readFatosDa } from '../store-fatos.ts'
import { idDaMesa } from './is-pago-de-novo.ts'

interface AtoSobrePix {
  readonly autor: string
  readonly usuarioId: string
  readonly pagamentoId: string
}

/** The payment was made; said again, nothing changes. @throws AppError 404, 409 for one that was given back */
export async function confirmarPix(db: Database, pix: AtoSobrePix): Promise<void> {
  await marcar(db, pix, 'pix_confirmado', ({ id, estado, valor }, base) => {
    if (estado === 'pago') return null
    if (estado === 'estornado') throw notAllowed('Este pagamento já foi devolvido ao leitor.')
    return { ...base, id: idDaMesa(id), tipo: 'pago', valor }
  })
}

/** The payment was given back; said again, nothing changes. @throws AppError 404, 409 for one that was not made */
export async function devolverPix(db: Database, pix: AtoSobrePix): Promise<void> {
  await marcar(db, pix, 'pix_devolvido', ({ id, estado, valor }, base) => {
    if (estado === 'estornado') return null
    if (estado !== 'pago') throw notAllowed('Este pagamento ainda não foi feito.')
    return { ...base, id: `${idDaMesa(id)}-devolucao`, tipo: 'estornado', valor }
  })
}

type Base = Pick<EventoDePagamento, 'meio' | 'ocorridoEm' | 'alvo'>

function marcar(
  db: Database,
  { autor, usuarioId, pagamentoId }: AtoSobrePix,
  acao: Acao,
  toEvento: (pagamento: PagamentoTable, base: Base) => EventoDePagamento | null,
): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    await holdLeitor(trx, db.engine, usuarioId)
    const pagamento = await readPagamento(trx, usuarioId, pagamentoId)
    const ocorridoEm = new Date().toISOString()
    const evento = toEvento(pagamento, { meio: 'pix', ocorridoEm, alvo: { usuarioId, pagamentoId } })
    if (!evento) return
    await aplicarNaTransacao(trx, db, evento)
    const detalhes = { pagamento: pagamentoId, centavos: pagamento.valor }
    await recordAto(trx, { autor, acao, alvo: { tipo: 'leitor', id: usuarioId }, detalhes })
  })
}

async function readPagamento(
  trx: Transaction<Tables>,
  usuarioId: string,
  pagamentoId: string,
): Promise<PagamentoTable> {
  const achado = await findPagamentoDoAlvo(trx, 'pix', { usuarioId, pagamentoId })
  const fatos = achado && (await readFatosDa(trx, usuarioId, achado.assinatura_id))
  const pagamento = fatos?.pagamentos.find(({ id }) => id === pagamentoId)
  if (!pagamento) throw notFound('Este pagamento por Pix não existe.')
  return pagamento
}

function notAllowed(message: string): AppError {
  return new AppError('estado_nao_permite', message)
}
