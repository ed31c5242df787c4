import * as z from 'zod/mini'
import { rascunhosDeNota } from '../platform/rascunhos.ts'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'

/** Named and shaped like the draft of a note, so that it is counted and forgotten with those. */
const RascunhoGuardado = z.object({ titulo: z.literal(''), anotacao: z.string(), versao: z.string() })

/** A text of the desk that is being written, with the version that it began with. */
interface RascunhoDoTexto {
  readonly texto: string
  readonly versao: string
}

const keyOf = (email: string, chave: string) => `${rascunhosDeNota(email)}texto:${chave}`

export function readRascunhoDoTexto(email: string, chave: string): RascunhoDoTexto | null {
  const guardado = readStored(keyOf(email, chave), RascunhoGuardado)
  return guardado && { texto: guardado.anotacao, versao: guardado.versao }
}

export function writeRascunhoDoTexto(email: string, chave: string, { texto, versao }: RascunhoDoTexto): void {
  writeStored(keyOf(email, chave), { titulo: '', anotacao: texto, versao })
}

export function removeRascunhoDoTexto(email: string, chave: string): void {
  removeStored(keyOf(email, chave))
}
