/** The database on the device: what is kept of a reader, and what he wrote that the server does not have yet. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Pendente } from './fila.ts'

/** A note as it is kept, with its page. */
export interface NotaGuardada {
  readonly email: string
  readonly id: string
  readonly simbolo: number
  readonly numero: number
  readonly titulo: string
  readonly anotacao: string
  readonly data_criacao: string
  readonly versao: number
}

/** A reply of a private call. */
interface RespostaGuardada {
  readonly email: string
  readonly url: string
  readonly corpo: unknown
}

export interface Esquema extends DBSchema {
  notas: { key: [string, string]; value: NotaGuardada }
  respostas: { key: [string, string]; value: RespostaGuardada }
  fila: { key: [string, string]; value: Pendente }
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
