/** What readers do, in the proportions in which they do it: they read much, look up some things, and write a little. */
import * as z from 'zod/mini'
import { user } from '#contract/auth.ts'
import { versiculos } from '#contract/biblia.ts'
import { buscar } from '#contract/busca.ts'
import { areasAleatorias, recomendados } from '#contract/ebooks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listarLendo, listarQueroLer } from '#contract/leituras.ts'
import { criarNota, deletarNota, editarNota, listarNotas, Nota } from '#contract/notas.ts'
import { listarSimbolos, paginaDoPadrao } from '#contract/padrao-texto.ts'
import type { Random } from '../../../bench/busca-random.ts'
import { type CallValues, callOk, type Send } from '../call.ts'

type Headers = Readonly<Record<string, string>>

export interface LoadReader {
  headers: Headers
  /** Ids of the notes that he made and has not deleted. */
  notas: string[]
  /** One write after the other, as in a browser: two at once would rightly be a conflict. */
  isWriting: boolean
}

type Act = (send: Send, reader: LoadReader, random: Random) => Promise<unknown>

const WORDS = ['graça', 'aliança', 'providência de Deus', 'Jo 3.16', 'batismo', 'lei e evangelho']

const get =
  (endpoint: Endpoint, values: (random: Random) => CallValues = () => ({})): Act =>
  (send, { headers }, random) =>
    callOk(send, endpoint, headers, values(random))

const write =
  (act: Act): Act =>
  async (send, reader, random) => {
    if (reader.isWriting) return
    reader.isWriting = true
    await act(send, reader, random).finally(() => {
      reader.isWriting = false
    })
  }

const create: Act = async (send, { headers, notas }, random) => {
  const anotacao = `${random.pick(WORDS)} `.repeat(1 + random.integer(60))
  const body = { simbolo: 1, numero_pergunta: 1 + random.integer(33), titulo: 'Nota', anotacao }
  notas.push(z.parse(Nota, await callOk(send, criarNota, headers, { body })).id)
}

const edit: Act = async (send, { headers, notas }, random) => {
  const id = notas[random.integer(notas.length)]
  if (id) await callOk(send, editarNota, headers, { params: { id }, body: { titulo: random.pick(WORDS) } })
}

/** While there are few it does nothing, so that the notes neither go out nor pile up. */
const remove: Act = async (send, { headers, notas }) => {
  const id = notas.length > 3 ? notas.shift() : undefined
  if (id) await callOk(send, deletarNota, headers, { params: { id }, query: { nota_id: id } })
}

const MIX: readonly (readonly [weight: number, act: Act])[] = [
  [20, get(paginaDoPadrao, (random) => ({ params: { padrao: 'cfw', numero: 1 + random.integer(33) } }))],
  [10, get(paginaDoPadrao, (random) => ({ params: { padrao: 'cmw', numero: 1 + random.integer(196) } }))],
  [20, get(versiculos, (random) => ({ params: { livro: 1 + random.integer(66), capitulo: 1 } }))],
  [6, get(listarSimbolos)],
  [8, get(user)],
  [8, get(listarNotas, () => ({ query: { limit: 20 } }))],
  [5, get(listarLendo)],
  [3, get(listarQueroLer)],
  [3, get(areasAleatorias)],
  [3, get(recomendados)],
  [4, get(buscar, (random) => ({ query: { q: random.pick(WORDS) } }))],
  [3, write(create)],
  [3, write(edit)],
  [4, write(remove)],
]

const ACTS = MIX.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))

/** Does one thing. Rejects when the server answers with anything but a success. */
export async function doSomething(send: Send, reader: LoadReader, random: Random): Promise<void> {
  await random.pick(ACTS)(send, reader, random)
}
