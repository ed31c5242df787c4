/** Reviews in the outbox: each has an id of its own, so none joins another. */
import { salvarRevisao } from '#contract/memoria.ts'
import { ApiError } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { MEMORIA, type RevisaoPorEnviar } from './memoria.ts'
import { putRevisao } from './revisoes-guardadas.ts'

const SEM_PERFIL =
  'Revisões feitas sem internet não foram guardadas: o perfil foi excluído em outro aparelho.'

export const memoriaOffline: Feature<RevisaoPorEnviar> = { name: MEMORIA, merge: (_, nova) => nova, send }

async function send({ email, id, mudanca }: Item<RevisaoPorEnviar>): Promise<Outcome<RevisaoPorEnviar>> {
  const { perfil, cartao, nota, feita_em } = mudanca
  try {
    const body = { perfil, cartao, nota, feita_em }
    const salva = await request(salvarRevisao, { params: { id }, body, leitor: email })
    await changeKept(email, (leitor) => putRevisao(leitor, perfil, salva))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It waits on: there is room again when the reader has made some.
    if (error.code === 'cota_esgotada') showErro(error.message)
    // Whoever deleted the profile meant its reviews too.
    if (error.code !== 'nao_encontrado') throw error
    showErro(SEM_PERFIL)
  }
  return { tipo: 'done' }
}
