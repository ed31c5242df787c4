/** The reader's subscription: what it is, and what he does with it. A provider is told first, between transactions. */
import type { MinhaAssinatura, PlanoId } from '#contract/assinaturas.ts'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import {
  type AssinaturasDeps,
  giveUp,
  type MeiosEmUso,
  notAllowed,
  toAssinaturaNoMeio,
} from './assinaturas-deps.ts'
import { changeFatos, withMudanca, withoutPendentes } from './change-fatos.ts'
import { encerrarNoMeio } from './encerrar-no-meio.ts'
import { atosDos, pendenteDos, situacaoDosFatos, toMinhaAssinatura } from './minha-assinatura.ts'
import { requirePlano } from './pagamento-service.ts'
import type { Leitor } from './pode-ler.ts'
import type { Fatos } from './reduce-evento.ts'
import { requireMeio } from './require-meio.ts'
import { leComo } from './situacao.ts'
import { readFatos, storeFatos } from './store-fatos.ts'

export async function readMinha(
  { db, meios, acesso }: AssinaturasDeps,
  { usuarioId, papel }: Leitor,
): Promise<MinhaAssinatura> {
  const fatos = await readFatos(db.read, usuarioId)
  const livre = acesso === 'livre' || papel !== 'leitor'
  return toMinhaAssinatura(fatos, { meios, livre }, new Date().toISOString())
}

/** Ends it with the paid period, or gives up what was not paid. What is over or cancelled stays so. @throws AppError 409, 503 */
export async function cancelar(deps: AssinaturasDeps, usuarioId: string): Promise<void> {
  const { fatos, atos, situacao } = await readNow(deps, usuarioId)
  if (!fatos || !atos.cancelar) {
    if (fatos?.assinatura.meio === 'cortesia' && leComo(situacao))
      throw notAllowed('Esta assinatura foi dada pela editora e termina por si.')
    // What was given back while its reader had the page open goes on at its provider.
    if (situacao === 'encerrada') await encerrarNoMeio(deps, usuarioId)
    return
  }
  const { assinatura } = fatos
  if (assinatura.referencia !== null && leComo(situacao)) {
    const meio = requireMeio(deps.meios, assinatura.meio)
    const noMeio = toAssinaturaNoMeio(assinatura)
    await (situacao === 'carencia' ? meio.encerrar(noMeio) : meio.cancelar(noMeio))
  }
  await changeAndGiveUp(deps, usuarioId, (atuais, agora) =>
    withMudanca(
      withoutPendentes(atuais, agora),
      leComo(situacao) ? { cancelada: 1, cancelamento_em: agora } : {},
      agora,
    ),
  )
}

/** Undoes the cancelling while the paid period lasts. @throws AppError 409, 503 */
export async function retomar(deps: AssinaturasDeps, usuarioId: string): Promise<void> {
  const { fatos, atos, situacao } = await readNow(deps, usuarioId)
  if (fatos && leComo(situacao) && fatos.assinatura.cancelada === 0) return
  if (!fatos || !atos.retomar)
    throw notAllowed('Esta assinatura já não pode ser retomada. Quando ela terminar, escolha um plano.')
  if (fatos.assinatura.referencia !== null)
    await requireMeio(deps.meios, fatos.assinatura.meio).retomar(toAssinaturaNoMeio(fatos.assinatura))
  await changeAndGiveUp(deps, usuarioId, (atuais, agora) =>
    withMudanca(atuais, { cancelada: 0, cancelamento_em: agora }, agora),
  )
}

/** From the next charge on. @throws AppError 409, 422, 503 */
export async function trocarPlano(deps: AssinaturasDeps, usuarioId: string, planoId: PlanoId): Promise<void> {
  const plano = await requirePlano(deps.db, planoId)
  const { fatos, atos } = await readNow(deps, usuarioId)
  if (!fatos || !atos.trocar)
    throw notAllowed('Só uma assinatura em vigor, e não cancelada, pode trocar de plano.')
  if (fatos.assinatura.referencia !== null)
    await requireMeio(deps.meios, fatos.assinatura.meio).trocarPlano(
      toAssinaturaNoMeio(fatos.assinatura),
      plano,
    )
  await changeAndGiveUp(deps, usuarioId, (atuais, agora) => {
    const semEspera = withoutPendentes(atuais, agora, (each) => each.plano !== plano.id)
    return withMudanca(semEspera, { plano_seguinte: plano.id, troca_em: agora }, agora)
  })
}

/** @throws AppError 409 where there is no such place, 503 */
export async function abrirPortal(deps: AssinaturasDeps, usuarioId: string): Promise<{ url: string }> {
  const { fatos, atos } = await readNow(deps, usuarioId)
  const meio = fatos && atos.portal ? requireMeio(deps.meios, fatos.assinatura.meio) : null
  const url = fatos && meio && (await meio.portal(toAssinaturaNoMeio(fatos.assinatura), deps.voltar))
  if (!url) throw notAllowed('Esta assinatura não tem um cartão para trocar.')
  return { url }
}

/** Before the account goes: nothing is charged any more. @throws AppError 503, and the account must stay */
export async function encerrarParaExcluir(deps: MeiosEmUso, usuarioId: string): Promise<void> {
  const fatos = await readFatos(deps.db.read, usuarioId)
  await giveUp(deps, fatos?.pagamentos.filter(({ estado }) => estado === 'aguardando') ?? [])
  await encerrarNoMeio(deps, usuarioId)
}

async function readNow({ db, meios }: AssinaturasDeps, usuarioId: string) {
  const agora = new Date().toISOString()
  const fatos = await readFatos(db.read, usuarioId)
  const meio = meios.find((each) => each.meio === fatos?.assinatura.meio)
  const nada = { cancelar: false, retomar: false, renovar: false, trocar: false, portal: false }
  const { situacao } = situacaoDosFatos(fatos, agora)
  return { fatos, situacao, atos: fatos ? atosDos(fatos, meio, agora) : nada }
}

/** Writes a change of the facts as they are now; payments that it gives up are given up at the provider too. */
async function changeAndGiveUp(
  deps: AssinaturasDeps,
  usuarioId: string,
  mudar: (fatos: Fatos, agora: string) => Fatos,
): Promise<void> {
  const desfeitos = await changeFatos<PagamentoTable[]>(deps.db, usuarioId, async (trx, fatos, agora) => {
    if (!fatos) return []
    const after = mudar(fatos, agora)
    await storeFatos(trx, fatos, after, agora)
    const pendente = pendenteDos(fatos, agora)
    return pendente && !pendenteDos(after, agora) ? [pendente] : []
  })
  await giveUp(deps, desfeitos)
}
