/** What the server and the threads that search tell each other. */
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { SemBusca } from './buscar.ts'

/** What a thread is told when it begins. */
export interface DadosDoTrabalho {
  database: DatabaseConfig
  timeoutMs: number
}

/** An answer as it is sent, and what must be known of it besides. */
export interface RespostaEscrita {
  /** `RespostaDaBusca` in JSON, UTF-8, in a buffer of its own: as an object it would be taken apart and put together again between two threads. */
  json: Uint8Array
  /** Of the first group. */
  cursor: string | null
  isVazia: boolean
}

/** Errors lose their codes between threads, so what the caller must tell apart is said here. */
export type RespostaDoTrabalho =
  | { tipo: 'resposta'; resposta: RespostaEscrita }
  | { tipo: SemBusca | 'demorou' }
  | { tipo: 'banco_fora'; motivo: string }

/** What a thread says to the search that it was asked first of those that it has not answered; `erro` is a mistake of the program. */
export type MensagemDoTrabalho = { resposta: RespostaDoTrabalho } | { erro: unknown }

/** In the order in which they were asked. */
export type MensagensDoTrabalho = readonly MensagemDoTrabalho[]
