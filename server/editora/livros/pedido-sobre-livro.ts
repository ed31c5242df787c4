/** What the server and the threads that work on books tell each other. */
import type { PreviaDoArtigo } from '#contract/editora/artigos.ts'
import type { PedidoDeMudanca } from '#server/conteudo/ficha/change-livro.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'

export interface DadosDosLivros {
  database: DatabaseConfig
  /** The content folder. */
  dir: string
}

/** Work on a draft, which only its holder may end. */
export interface TrabalhoNoRascunho {
  id: string
  trabalho: string
}

export type PedidoSobreLivro =
  | { tipo: 'ler'; pedido: TrabalhoNoRascunho }
  | { tipo: 'publicar'; pedido: TrabalhoNoRascunho & { autorId: string } }
  | { tipo: 'prever'; titulo: string; fonte: string }
  | { tipo: 'mudar'; pedido: PedidoDeMudanca; autorId: string; motivo: string }

/** Errors lose their classes between threads, so what the caller must tell apart is said here. */
export type RespostaSobreLivro =
  | { tipo: 'feito' }
  | { tipo: 'previa'; previa: PreviaDoArtigo }
  | { tipo: 'mudou' }
  | { tipo: 'recusado'; motivo: string }
  | { tipo: 'banco_fora'; motivo: string }
