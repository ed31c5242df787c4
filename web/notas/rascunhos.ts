/** Drafts on the device: one a note, one for the new note of each page, by reader, so that two do not find each other's. */

import { rascunhosDeNota } from '../platform/rascunhos.ts'
import { listStored, readStored, removeStored, writeStored } from '../platform/stored.ts'
import { type AlvoDaNota, isSameTexto, NotaEmEscrita } from './nota-em-escrita.ts'

const PREFIX = 'mbw:rascunho'

/** Drafts that the device would not keep; they live as long as the page. */
const unkept = new Map<string, NotaEmEscrita>()

const listeners = new Set<() => void>()

/** The name of the draft that an edit of `alvo` has on this device. */
export function rascunhoKey(email: string, { nota, simbolo, numero }: Omit<AlvoDaNota, 'rotulo'>): string {
  return nota === null ? `${rascunhosDeNota(email)}pagina:${simbolo}:${numero}` : notaKey(email, nota.id)
}

/** The name of the draft of a note. */
export function notaKey(email: string, id: string): string {
  return `${rascunhosDeNota(email)}nota:${id}`
}

/** @returns the draft, or null when there is none */
export function readRascunho(key: string): NotaEmEscrita | null {
  return unkept.get(key) ?? readStored(key, NotaEmEscrita)
}

/** @returns whether the device keeps it; otherwise it lives as long as the page */
export function writeRascunho(key: string, edicao: NotaEmEscrita): boolean {
  writeStored(key, edicao)
  const isKept = isSameEscrita(readStored(key, NotaEmEscrita), edicao)
  if (isKept) unkept.delete(key)
  else unkept.set(key, edicao)
  notify()
  return isKept
}

export function removeRascunho(key: string): void {
  unkept.delete(key)
  removeStored(key)
  notify()
}

/** The names of the reader's drafts, sorted, one in a line: a text, so that an unchanged answer is the same. */
export function listRascunhos(email: string): string {
  const prefix = rascunhosDeNota(email)
  const keys = new Set([...listStored(), ...unkept.keys()])
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .sort()
    .join('\n')
}

/** Tells of every change to drafts, also of those that other tabs make. @returns ends it */
export function subscribeToRascunhos(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

function isSameEscrita(kept: NotaEmEscrita | null, { id, versao, ...texto }: NotaEmEscrita): boolean {
  return kept !== null && kept.id === id && kept.versao === versao && isSameTexto(kept, texto)
}
