/** Drafts by reader: their names, and how they go. web/notas and web/destaques write them; they lie in localStorage. */
import * as z from 'zod/mini'
import { leitorKey } from '#contract/leitor.ts'
import { readStored, removeStored, writeStored } from '../stored.ts'

const DE_NOTA = 'mbw:rascunho:'
const DE_DESTAQUE = 'mbw:rascunho-destaque:'

/** What the names of a reader's drafts of notes begin with. */
export function rascunhosDeNota(email: string): string {
  return `${DE_NOTA}${leitorKey(email)}:`
}

/** What the names of his drafts of notes on highlights begin with. */
export function rascunhosDeDestaque(email: string): string {
  return `${DE_DESTAQUE}${leitorKey(email)}:`
}

const Escrito = z.union([z.string(), z.object({ titulo: z.string(), anotacao: z.string() })])

/** How many drafts of a reader have words in them. */
export function countRascunhos(email: string): number {
  return listRascunhosOf(email).filter(hasWords).length
}

/** Takes all drafts of a reader off the device. */
export function forgetRascunhos(email: string): void {
  for (const key of listRascunhosOf(email)) removeStored(key)
}

/** Takes those off the device in which nothing is written. */
export function forgetRascunhosVazios(email: string): void {
  for (const key of listRascunhosOf(email)) if (!hasWords(key)) removeStored(key)
}

/** Gives the drafts of one e-mail to another, whose own of the same name stay. */
export function renameRascunhos(before: string, now: string): void {
  for (const key of listRascunhosOf(before)) {
    const name = key.replace(`${leitorKey(before)}:`, () => `${leitorKey(now)}:`)
    const escrito = readStored(key, z.unknown())
    if (readStored(name, z.unknown()) === null) writeStored(name, escrito)
    // Full storage keeps the one that is there.
    if (readStored(name, z.unknown()) !== null) removeStored(key)
  }
}

/** The e-mails of all readers who have drafts on this device. */
export function listDonosDeRascunhos(): string[] {
  const names = listKeys().flatMap((key) => {
    const prefix = [DE_NOTA, DE_DESTAQUE].find((each) => key.startsWith(each))
    return prefix ? [key.slice(prefix.length).split(':')[0] ?? ''] : []
  })
  return [...new Set(names)].filter((name) => name !== '').map(decodeURIComponent)
}

function hasWords(key: string): boolean {
  const escrito = readStored(key, Escrito)
  const texto = typeof escrito === 'object' ? `${escrito?.titulo ?? ''}${escrito?.anotacao ?? ''}` : escrito
  return texto.trim() !== ''
}

function listRascunhosOf(email: string): string[] {
  const prefixes = [rascunhosDeNota(email), rascunhosDeDestaque(email)]
  return listKeys().filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
