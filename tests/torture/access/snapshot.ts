import { listarDestaques } from '#contract/destaques.ts'
import { listarMarcas, listarMarcasDaPagina } from '#contract/marcas.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { type Send, toRequest } from '../call.ts'
import type { Headers } from './callers.ts'
import { nameOf } from './private-calls.ts'

const CFW_8 = { params: { padrao: 'cfw', numero: 8 } }

/** What a reader sees of his own, call by call: to find out whether somebody else changed it. */
export async function readEverything(send: Send, headers: Headers): Promise<Map<string, string>> {
  const endpoints = (await listEndpoints()).filter(
    ({ access, method, params, replies }) =>
      access === 'session' && method === 'GET' && !params && replies[200],
  )
  const seen = new Map<string, string>()
  for (const endpoint of endpoints) {
    const reply = await send(toRequest(endpoint, headers))
    seen.set(nameOf(endpoint), `${reply.status} ${reply.body}`)
  }
  const destaques = await send(toRequest(listarDestaques, headers, { params: { ebookId: 1 } }))
  seen.set(nameOf(listarDestaques), `${destaques.status} ${destaques.body}`)
  const joao3 = { params: { livro: 43, capitulo: 3 } }
  const marcas = await send(toRequest(listarMarcas, headers, joao3))
  seen.set(nameOf(listarMarcas), `${marcas.status} ${marcas.body}`)
  const cfw8 = await send(toRequest(listarMarcasDaPagina, headers, CFW_8))
  seen.set(nameOf(listarMarcasDaPagina), `${cfw8.status} ${cfw8.body}`)
  return seen
}
