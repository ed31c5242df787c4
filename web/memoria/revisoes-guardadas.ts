/** The reviews of a profile on the device, and over them those that wait to be sent. */
import type { RevisaoDoCartao } from '#contract/memoria.ts'
import type { Kept } from '../platform/offline/ask-or-kept.ts'
import { changeResposta, keepResposta, readResposta } from '../platform/offline/respostas.ts'
import { listItemsOf } from '../platform/outbox/item-store.ts'
import {
  MEMORIA,
  type RevisaoPorEnviar,
  type RevisoesConhecidas,
  RevisoesDoServidor,
  urlDasRevisoes,
} from './memoria.ts'
import { mergeRevisoes } from './merge-revisoes.ts'

export function revisoesGuardadas(perfil: string): Kept<RevisoesConhecidas> {
  return {
    keep: (leitor, { doServidor }) => keepResposta(leitor, urlDasRevisoes(perfil), doServidor),
    async read(leitor) {
      const doServidor = await readRevisoesDoServidor(leitor, perfil)
      return doServidor && { doServidor, revisoes: doServidor.revisoes }
    },
    async apply(leitor, { doServidor }) {
      const waiting = await listItemsOf<RevisaoPorEnviar>(MEMORIA, leitor)
      const deste = waiting.filter(({ mudanca }) => mudanca.perfil === perfil)
      const novas = deste.map(({ id, mudanca: { cartao, nota, feita_em } }) => ({
        id,
        cartao,
        nota,
        feita_em,
      }))
      return { doServidor, revisoes: mergeRevisoes(doServidor.revisoes, novas) }
    },
  }
}

/** @returns undefined when nothing is kept */
export function readRevisoesDoServidor(
  leitor: string,
  perfil: string,
): Promise<RevisoesDoServidor | undefined> {
  return readResposta(leitor, urlDasRevisoes(perfil), RevisoesDoServidor)
}

/** Puts a review that the server has just taken beside the others: the answer that shows it may not come any more. */
export function putRevisao(leitor: string, perfil: string, revisao: RevisaoDoCartao): Promise<void> {
  return changeResposta(leitor, urlDasRevisoes(perfil), RevisoesDoServidor, ({ ate, revisoes }) => ({
    ate,
    revisoes: mergeRevisoes(revisoes, [revisao]),
  }))
}
