/** The database on the device: what is kept of a reader, and what he wrote that the server does not have yet. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Nota } from '#contract/notas.ts'
import type { Item } from '../outbox/item.ts'

/** A note as it is kept, with its page. */
export interface NotaGuardada extends Readonly<Nota> {
  readonly email: string
  readonly simbolo: number
  readonly numero: number
  /** Milliseconds since 1970 at which the server last showed it; earlier releases wrote none. */
  readonly visto?: number
}

/** A reply of a private call. */
interface RespostaGuardada {
  readonly email: string
  readonly url: string
  readonly corpo: unknown
}

/** An item as it lies in the database: as releases before the outbox wrote it, which one that is gone back to must find. */
type LinhaDaFila = Omit<Item, 'feature' | 'mudanca'> & {
  readonly feature?: string
  readonly tipo?: string
}

export interface Esquema extends DBSchema {
  notas: { key: [string, string]; value: NotaGuardada }
  respostas: { key: [string, string]; value: RespostaGuardada }
  fila: { key: [string, string]; value: LinhaDaFila }
}

/** Whose the kinds of change are that were written without the name. */
const FEATURES: Readonly<Record<string, string>> = {
  criar: 'notas',
  editar: 'notas',
  excluir: 'notas',
  marcar: 'destaques',
  alterar: 'destaques',
  desmarcar: 'destaques',
  inicio: 'leituras',
  fim: 'leituras',
  lugar: 'leituras',
}

const NOME = 'mbw-leitor'
const VERSAO = 1

let opening: Promise<IDBPDatabase<Esquema>> | null = null

/** Opens it once for the page. */
export function openBase(): Promise<IDBPDatabase<Esquema>> {
  opening ??= openDB<Esquema>(NOME, VERSAO, {
    upgrade(db) {
      db.createObjectStore('notas', { keyPath: ['email', 'id'] })
      db.createObjectStore('respostas', { keyPath: ['email', 'url'] })
      db.createObjectStore('fila', { keyPath: ['email', 'id'] })
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** Everything of one reader: the keys begin with the e-mail, and no text sorts after an array. */
export function rangeOf(email: string): IDBKeyRange {
  return IDBKeyRange.bound([email], [email, []])
}

/** All that waits of a reader, in no order that means anything. */
export async function readFila(email: string): Promise<Item[]> {
  return (await (await openBase()).getAll('fila', rangeOf(email))).map(toItem)
}

/** What waits, as the outbox knows it. */
export function toItem({ email, id, feature, desde, vez, recusa, parado, ...mudanca }: LinhaDaFila): Item {
  return {
    email,
    id,
    feature: feature ?? FEATURES[mudanca.tipo ?? ''] ?? '',
    mudanca,
    desde,
    vez,
    recusa,
    parado,
  }
}

/** What waits, as it lies in the database. */
export function toLinha({ mudanca, ...item }: Item): LinhaDaFila {
  return { ...mudanca, ...item }
}
