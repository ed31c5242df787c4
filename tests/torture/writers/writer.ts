/** A reader who writes without a pause: notes, highlights, and the place in a book. */
import * as z from 'zod/mini'
import { criarDestaque, Destaque, editarDestaque, listarDestaques } from '#contract/destaques.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Leitura, lerLeitura, salvarPosicao } from '#contract/leituras.ts'
import { criarNota, editarNota, lerNota, Nota } from '#contract/notas.ts'
import type { Random } from '../../../bench/busca-random.ts'
import { type CallValues, callOk, type Send, toRequest } from '../call.ts'
import type { ReaderRows } from '../rows.ts'
import { createLedger, type Ledger } from './ledger.ts'

export interface Writer {
  ledger: Ledger
  /** Writes one thing. Rejects when the server is not there, or does not answer with a success. */
  write(send: Send): Promise<void>
  /** What the server has of these rows now; null where it has none. */
  read(send: Send, named: readonly string[]): Promise<Map<string, string | null>>
}

type Headers = Readonly<Record<string, string>>

const POSITION = 'posicao'
const FILL = 'Pois dele, e por ele, e para ele são todas as coisas. '
/** As many as a page of a diligent reader; afterwards they are edited. */
const MAX_ROWS = 400

export function createWriter(random: Random, headers: Headers, rows: ReaderRows): Writer {
  const ledger = createLedger()
  const notas: string[] = []
  const destaques: string[] = []
  let number = 0
  const passage = { capitulo_id: rows.passage.capituloId, paragrafo_id: rows.passage.paragrafoId }

  /** Every value is another one, as long as notes are, and ends in its number. */
  function nextValue(): string {
    number += 1
    return `${FILL.repeat(1 + random.integer(40))}${number}`
  }

  async function put(send: Send, row: string, value: string, endpoint: Endpoint, values: CallValues) {
    ledger.sent(row, value)
    await callOk(send, endpoint, headers, values)
    ledger.confirmed(row, value)
  }

  async function writeNota(send: Send): Promise<void> {
    const anotacao = nextValue()
    const known =
      random.integer(2) === 0 || notas.length >= MAX_ROWS ? notas[random.integer(notas.length)] : undefined
    if (known)
      return put(send, `nota ${known}`, anotacao, editarNota, { params: { id: known }, body: { anotacao } })
    const id = makeUuid(random)
    const body = { id, simbolo: 1, numero_pergunta: 1 + random.integer(33), titulo: 'kill', anotacao }
    await put(send, `nota ${id}`, anotacao, criarNota, { body })
    notas.push(id)
  }

  async function writeDestaque(send: Send): Promise<void> {
    const nota = nextValue()
    const known =
      random.integer(2) === 0 || destaques.length >= MAX_ROWS
        ? destaques[random.integer(destaques.length)]
        : undefined
    if (known)
      return put(send, `destaque ${known}`, nota, editarDestaque, { params: { id: known }, body: { nota } })
    const id = makeUuid(random)
    const { capitulo_id, paragrafo_id } = passage
    const place = { paragrafo_inicio_id: paragrafo_id, inicio: 0, paragrafo_fim_id: paragrafo_id, fim: 8 }
    const body = { id, capitulo_id, ...place, cor: 'verde', nota }
    await put(send, `destaque ${id}`, nota, criarDestaque, {
      params: { ebookId: rows.passage.ebookId },
      body,
    })
    destaques.push(id)
  }

  async function writePosicao(send: Send): Promise<void> {
    // The version is part of the promise: it is read from the server, as a device does after a conflict.
    const { posicao } = await readLeitura(send)
    number += 1
    const aparelho = `aparelho ${number}`
    await put(send, POSITION, aparelho, salvarPosicao, {
      params: { id: rows.leitura },
      body: { ...passage, deslocamento: random.integer(10), versao: posicao.versao, aparelho },
    })
  }

  async function readLeitura(send: Send): Promise<Leitura> {
    return z.parse(Leitura, await callOk(send, lerLeitura, headers, { params: { id: rows.leitura } }))
  }

  return {
    ledger,
    write: (send) => random.pick([writeNota, writeNota, writeDestaque, writePosicao])(send),
    async read(send, named) {
      const found = new Map<string, string | null>()
      const marked = await readDestaques(send, headers, rows.passage.ebookId)
      for (const row of named) {
        const [kind, id = ''] = row.split(' ')
        if (kind === POSITION) found.set(row, (await readLeitura(send)).posicao.aparelho)
        else if (kind === 'nota') found.set(row, await readNota(send, headers, id))
        else found.set(row, marked.get(id) ?? null)
      }
      return found
    },
  }
}

async function readNota(send: Send, headers: Headers, id: string): Promise<string | null> {
  const reply = await send(toRequest(lerNota, headers, { params: { id } }))
  if (reply.status === 404) return null
  return z.parse(Nota, JSON.parse(reply.body.toString())).anotacao
}

async function readDestaques(send: Send, headers: Headers, ebookId: number): Promise<Map<string, string>> {
  const list = z.parse(
    z.array(Destaque),
    await callOk(send, listarDestaques, headers, { params: { ebookId } }),
  )
  return new Map(list.map(({ id, nota }) => [id, nota]))
}

/** Random in its numbers, so that a run can be repeated; version 4 in its form. */
export function makeUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
