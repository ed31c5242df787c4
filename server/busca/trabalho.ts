/** What the server and the threads that search tell each other. */
import type { RespostaDaBusca } from '#contract/busca.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { SemBusca } from './buscar.ts'

/** What a thread is told when it begins. */
export interface DadosDoTrabalho {
  database: DatabaseConfig
  timeoutMs: number
}

/** Errors lose their codes between threads, so what the caller must tell apart is said here. */
export type RespostaDoTrabalho =
  | { tipo: 'resposta'; resposta: RespostaDaBusca; isLasting: boolean }
  | { tipo: SemBusca | 'demorou' }
  | { tipo: 'banco_fora'; motivo: string }
