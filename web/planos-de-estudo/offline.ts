/** Changes of plans in the outbox: one item for each plan that was begun, so that its beginning goes before its marks. */
import { ApiError } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { showErro } from '../ui/banner-store.ts'
import { putIniciado } from './iniciados-guardados.ts'
import { type MudancaDoPlano, mergeMudancas, PLANOS_DE_ESTUDO } from './mudanca-do-plano.ts'
import { sendMudanca } from './send-mudanca.ts'

const SEM_PLANO =
  'O que você marcou sem internet não foi guardado: o plano não está mais na sua conta ou na biblioteca.'

export const planosDeEstudoOffline: Feature<MudancaDoPlano> = {
  name: PLANOS_DE_ESTUDO,
  merge: mergeMudancas,
  send,
}

async function send({ email, id, mudanca }: Item<MudancaDoPlano>): Promise<Outcome<MudancaDoPlano>> {
  try {
    const salvo = await sendMudanca(id, mudanca, email)
    if (salvo) await changeKept(email, (leitor) => putIniciado(leitor, salvo))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It waits on: there is room when the reader has ended one of the others.
    if (error.code === 'cota_esgotada') showErro(error.message)
    if (error.code !== 'nao_encontrado' && error.code !== 'dados_invalidos') throw error
    showErro(SEM_PLANO)
  }
  return { tipo: 'done' }
}
