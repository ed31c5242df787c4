/** A packet of replies, as the device keeps them: each as if its own call had answered it. */
import * as z from 'zod/mini'
import { Pacote } from '#contract/offline.ts'

export interface RespostaAberta {
  readonly url: string
  readonly response: Response
  /** Bytes of the body. */
  readonly size: number
}

/** Under which it is kept that a packet is whole: its text is how many bytes the replies have. */
export function markOf(url: string): string {
  return `/guarda-pacote.json?url=${encodeURIComponent(url)}`
}

/** @throws Error for a reply that is no packet */
export function openPacote(reply: unknown): readonly RespostaAberta[] {
  const { tipo, respostas } = z.parse(Pacote, reply)
  return respostas.map(({ url, etag, corpo }) => {
    const body = new TextEncoder().encode(corpo)
    const headers = { 'Content-Type': tipo, ETag: etag, 'Cache-Control': 'no-cache' }
    return { url, response: new Response(body, { headers }), size: body.length }
  })
}
