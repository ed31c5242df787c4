/** Drafts by reader: their names, and how they go. web/notas and web/destaques write them; they lie in localStorage. */
import * as z from 'zod/mini'
import { leitorKey } from '#contract/leitor.ts'
import { listStored, readStored, removeStored, writeStored } from './stored.ts'

/** The name of a draft, and in it the key of its reader. */
const NOME = /^mbw:rascunho(?:-destaque)?:([^:]+):/

/** What the names of a reader's drafts of notes begin with. */
export function rascunhosDeNota(email: string): string {
  return `mbw:rascunho:${leitorKey(email)}:`
}

/** What the names of his drafts of notes on highlights begin with. */
export function rascunhosDeDestaque(email: string): string {
  return `mbw:rascunho-destaque:${leitorKey(email)}:`
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
  return [...new Set(listStored().flatMap((key) => NOME.exec(key)?.[1] ?? []))].map(decodeURIComponent)
}

function hasWords(key: string): boolean {
  const escrito = readStored(key, Escrito)
  const texto = typeof escrito === 'object' ? `${escrito?.titulo ?? ''}${escrito?.anotacao ?? ''}` : escrito
  return texto.trim() !== ''
}

function listRascunhosOf(email: string): string[] {
  return listStored().filter((key) => NOME.exec(key)?.[1] === leitorKey(email))
}
