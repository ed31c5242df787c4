/** The plans that a reader has begun, on the device, and over them what waits to be sent. */
import { listarPlanosIniciados, type PlanoIniciado } from '#contract/planos-iniciados.ts'
import { buildUrl } from '#contract/url.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { changeResposta, keptReply } from '../platform/offline/respostas.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import { applyMudanca, type MudancaDoPlano, PLANOS_DE_ESTUDO } from './mudanca-do-plano.ts'

const URL_DOS_INICIADOS = buildUrl(listarPlanosIniciados.path, {})
const SCHEMA = listarPlanosIniciados.replies[200]

export function iniciadosGuardados(): Kept<PlanoIniciado[]> {
  return {
    ...keptReply(URL_DOS_INICIADOS, SCHEMA),
    async apply(leitor, iniciados) {
      const waiting = await listItemsOf<MudancaDoPlano>(PLANOS_DE_ESTUDO, leitor)
      return waiting.reduce((all, { id, mudanca }) => applyMudanca(all, id, mudanca), iniciados)
    },
  }
}

/** Puts a plan that the server has just taken in its place: the answer that shows it may not come any more. */
export function putIniciado(leitor: string, salvo: PlanoIniciado): Promise<void> {
  return changeResposta(leitor, URL_DOS_INICIADOS, SCHEMA, (iniciados) =>
    iniciados.some(({ id }) => id === salvo.id)
      ? iniciados.map((each) => (each.id === salvo.id ? salvo : each))
      : [...iniciados, salvo],
  )
}
