/**
 * Drafts that the device keeps, by reader: what they are called, and how they go. Those of notes are written by
 * web/notas, those of the notes on highlights by web/destaques; both lie in localStorage.
 */
import * as z from 'zod/mini'
import { readStored, removeStored } from '../armazenamento.ts'

/** What the names of a reader's drafts of notes begin with. */
export function rascunhosDeNota(email: string): string {
  return `mbw:rascunho:${encodeURIComponent(email.toLowerCase())}:`
}

/** What the names of his drafts of notes on highlights begin with. */
export function rascunhosDeDestaque(email: string): string {
  return `mbw:rascunho-destaque:${encodeURIComponent(email.toLowerCase())}:`
}

const Escrito = z.union([z.string(), z.object({ titulo: z.string(), anotacao: z.string() })])

/** How many drafts of a reader have words in them. */
export function countRascunhos(email: string): number {
  return listRascunhosOf(email).filter((key) => {
    const escrito = readStored(key, Escrito)
    const texto = typeof escrito === 'object' ? `${escrito?.titulo ?? ''}${escrito?.anotacao ?? ''}` : escrito
    return texto.trim() !== ''
  }).length
}

/** Takes all drafts of a reader off the device. */
export function esquecerRascunhos(email: string): void {
  for (const key of listRascunhosOf(email)) removeStored(key)
}

function listRascunhosOf(email: string): string[] {
  const prefixes = [rascunhosDeNota(email), rascunhosDeDestaque(email)]
  try {
    return Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return []
  }
}
