/** What a reader looked for last, kept on this device for him alone. */
import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from './stored.ts'

const PREFIX = 'mbw:buscas'
const MAX_RECENTES = 8

const Recentes = z.array(z.string())

/** @param email of the reader @returns at most eight searches, the last one first */
export function readBuscas(email: string): readonly string[] {
  return readStored(keyOf(email), Recentes)?.slice(0, MAX_RECENTES) ?? []
}

/** Remembers a search; one that was there already moves to the front. */
export function rememberBusca(email: string, busca: string): void {
  writeStored(keyOf(email), addBusca(readBuscas(email), busca))
}

/** Forgets what a reader looked for: at his wish, and when he leaves the device. */
export function clearBuscas(email: string): void {
  removeStored(keyOf(email))
}

/** Searches that differ in spaces or capitals only are the same one. */
export function addBusca(recentes: readonly string[], busca: string): readonly string[] {
  const nova = busca.trim().replace(/\s+/g, ' ')
  if (nova === '') return recentes
  const others = recentes.filter((outra) => fold(outra) !== fold(nova))
  return [nova, ...others].slice(0, MAX_RECENTES)
}

function keyOf(email: string): string {
  return `${PREFIX}:${encodeURIComponent(email.toLowerCase())}`
}

function fold(busca: string): string {
  return busca.toLocaleLowerCase('pt-BR')
}
