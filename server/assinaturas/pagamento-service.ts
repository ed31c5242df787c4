/** Begins payments. The provider is asked between two transactions, so that nobody waits for it. */
import type { MeioId, Plano, PlanoId } from '#contract/assinaturas.ts'
import { readUsuario } from '#server/auth/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { type AssinaturasDeps, giveUp, notAllowed } from './assinaturas-deps.ts'
import { changeFatos, withoutPendentes } from './change-fatos.ts'
import { encerrarNoMeio } from './encerrar-no-meio.ts'
import type { MeioDePagamento } from './meio-de-pagamento.ts'
import { atosDos, pendenteDos, situacaoDosFatos } from './minha-assinatura.ts'
import { newAssinatura } from './new-assinatura.ts'
import { newPagamento } from './new-pagamento.ts'
import { planoSeguinteDa } from './plano-seguinte.ts'
import { readPlanos } from './planos-service.ts'
import { updateInicio } from './repository.ts'
import { leComo } from './situacao.ts'
import { storeFatos } from './store-fatos.ts'

/** How long a payment waits for the provider's own word on when it expires. */
const ESPERA_MS = 60 * 60 * 1000

interface Pedido {
  pagamento: PagamentoTable
  cliente: string | null
  desfeitos: PagamentoTable[]
}

/** @throws AppError 409 while a subscription is in force, 422 for a plan that there is not, 503 while the provider is away */
export async function assinar(
  deps: AssinaturasDeps,
  usuarioId: string,
  escolha: { plano: PlanoId; meio: MeioId },
): Promise<void> {
  const meio = deps.meios.find((each) => each.meio === escolha.meio)
  if (!meio) throw invalidField('meio', 'A editora não recebe por este meio de pagamento.')
  const plano = await requirePlano(deps.db, escolha.plano)
  const pedido = await changeFatos<Pedido>(deps.db, usuarioId, async (trx, fatos, agora) => {
    if (fatos && leComo(situacaoDosFatos(fatos, agora).situacao))
      throw notAllowed('Você já tem uma assinatura em vigor. Para mudar de plano, use “Trocar de plano”.')
    const cliente = fatos?.assinatura.meio === meio.meio ? fatos.assinatura.cliente : null
    const pendente = fatos && pendenteDos(fatos, agora)
    if (pendente && isSame(pendente, plano, meio)) return { pagamento: pendente, cliente, desfeitos: [] }
    if (fatos && fatos.assinatura.estado !== 'encerrada')
      await storeFatos(trx, fatos, withoutPendentes(fatos, agora), agora)
    const nova = newAssinatura({ usuario_id: usuarioId, plano: plano.id, meio: meio.meio, criada_em: agora })
    const assinatura = { ...nova, renova: meio.renovaSozinho ? 1 : 0, cliente }
    const pagamento = novoPagamento({ ...assinatura, meio: meio.meio }, plano, agora)
    await storeFatos(trx, null, { assinatura, pagamentos: [pagamento] }, agora)
    return { pagamento, cliente, desfeitos: pendente ? [pendente] : [] }
  })
  await giveUp(deps, pedido.desfeitos)
  // What ended here, unpaid or given back, may still be charged by its provider.
  await encerrarNoMeio(deps, usuarioId, pedido.pagamento.assinatura_id)
  await iniciar(deps, meio, plano, pedido)
}

/** The payment of the next period, where it does not come by itself. @throws AppError 409, 503 */
export async function renovar(deps: AssinaturasDeps, usuarioId: string): Promise<void> {
  const planos = await readPlanos(deps.db)
  const { meio, plano, pedido } = await changeFatos(deps.db, usuarioId, async (trx, fatos, agora) => {
    const dele = fatos && deps.meios.find((each) => each.meio === fatos.assinatura.meio)
    if (!fatos || !dele || !atosDos(fatos, dele, agora).renovar)
      throw notAllowed('A sua assinatura ainda não pode ser renovada.')
    const { assinatura, pagamentos } = fatos
    const seguinte = planoSeguinteDa(assinatura, pagamentos) ?? assinatura.plano
    const doPedido = planos.find(({ id }) => id === seguinte)
    if (!doPedido) throw semPlano()
    const { cliente } = assinatura
    const pendente = pendenteDos(fatos, agora)
    if (pendente && isSame(pendente, doPedido, dele))
      return { meio: dele, plano: doPedido, pedido: { pagamento: pendente, cliente, desfeitos: [] } }
    const pagamento = novoPagamento({ ...assinatura, meio: dele.meio }, doPedido, agora)
    const semEspera = withoutPendentes(fatos, agora)
    await storeFatos(trx, fatos, { ...semEspera, pagamentos: [...semEspera.pagamentos, pagamento] }, agora)
    const desfeitos = pendente ? [pendente] : []
    return { meio: dele, plano: doPedido, pedido: { pagamento, cliente, desfeitos } }
  })
  await giveUp(deps, pedido.desfeitos)
  await iniciar(deps, meio, plano, pedido)
}

/** @throws AppError 422 */
export async function requirePlano(db: Database, id: PlanoId): Promise<Plano> {
  const plano = (await readPlanos(db)).find((each) => each.id === id)
  if (!plano) throw semPlano()
  return plano
}

async function iniciar(
  deps: AssinaturasDeps,
  meio: MeioDePagamento,
  plano: Plano,
  { pagamento, cliente }: Pedido,
): Promise<void> {
  if (pagamento.instrucao !== null) return
  const { usuario_id, id, assinatura_id, valor } = pagamento
  const { email, first_name, last_name } = await readUsuario(deps.db, usuario_id)
  const { referencia, instrucao } = await meio.iniciar({
    usuarioId: usuario_id,
    email,
    nome: `${first_name} ${last_name}`.trim(),
    assinaturaId: assinatura_id,
    pagamentoId: id,
    plano,
    valor,
    cliente,
    voltar: deps.voltar,
  })
  const expira_em = new Date(instrucao.expira_em).toISOString()
  const inicio = { referencia, instrucao: JSON.stringify({ ...instrucao, expira_em }), expira_em }
  const waits = await deps.db.write.transaction().execute((trx) => updateInicio(trx, pagamento, inicio))
  if (!waits) await giveUp(deps, [{ ...pagamento, referencia }])
}

function isSame(pendente: PagamentoTable, plano: Plano, meio: MeioDePagamento): boolean {
  return pendente.plano === plano.id && pendente.meio === meio.meio && pendente.valor === plano.total
}

function novoPagamento(
  { usuario_id, id, meio }: Pick<AssinaturaTable, 'usuario_id' | 'id'> & { meio: MeioId },
  plano: Plano,
  agora: string,
): PagamentoTable {
  const expira_em = new Date(Date.parse(agora) + ESPERA_MS).toISOString()
  return newPagamento({
    usuario_id,
    assinatura_id: id,
    plano: plano.id,
    valor: plano.total,
    meio,
    criado_em: agora,
    expira_em,
  })
}

function semPlano(): AppError {
  return invalidField('plano', 'Este plano não existe mais. Escolha outro.')
}

function invalidField(field: string, message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { [field]: message } })
}
