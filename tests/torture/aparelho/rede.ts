/** A network, and a device, that fail as a plan says. */
import type { Falha, Plano } from './falhas.ts'

declare global {
  interface Window {
    /** Of the page around the tabs. */
    diario: import('./falhas.ts').Entrada[]
    /** Ends a tab: nothing of it goes on. */
    derrubar(name: string): void
    /** Makes the browser's session the other reader's; `isKnown`: a tab has signed him in. */
    trocar(isKnown: boolean): Promise<void>
  }
}

let redes: Falha[] = []
let resto: Plano['resto'] = 'ok'
let banco: number | null = null

export function setPlano(plano: Plano): void {
  redes = [...plano.redes]
  resto = plano.resto
  banco = plano.banco
}

/** From now on calls and accesses to the database fail as the plan says. */
export function failAsTold(): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init) => answer(() => real(input, init), init?.method ?? 'GET')
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function open(...args) {
    if (banco === 0) cair()
    if (banco !== null) banco -= 1
    return transaction.apply(this, args)
  }
}

async function answer(ask: () => Promise<Response>, method: string): Promise<Response> {
  const falha = redes.shift() ?? resto
  if (falha === 'perdida') throw new TypeError('Failed to fetch')
  if (falha === 'ausente') return refusal(503, 'banco_indisponivel')
  if (falha === 'cheia' && method !== 'GET' && method !== 'DELETE') return refusal(422, 'cota_esgotada')
  if (falha === 'cai-antes') return cair()
  const response = await ask()
  if (falha === 'cai-depois') return cair()
  if (falha === 'troca' || falha === 'troca-sabida') await window.parent.trocar(falha === 'troca-sabida')
  if (falha === 'resposta-perdida') throw new TypeError('Failed to fetch')
  return response
}

function refusal(statusCode: number, code: string): Response {
  const message = 'Não foi possível agora.'
  const init = { status: statusCode, headers: { 'Retry-After': '1' } }
  return Response.json({ statusCode, code, error: message, message }, init)
}

/** Never answers: there is nobody any more. */
function cair(): Promise<never> {
  window.parent.derrubar(window.name)
  return new Promise(() => {})
}
