/** What the server and the thread that works on texts tell each other. */
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import type { EdicaoDasHarmonias } from '#server/conteudo/correcoes/edit-harmonias.ts'
import type { PedidoDePrevia, PreviaDoTexto } from '#server/conteudo/correcoes/preview-texto.ts'
import type { PedidoDeCorrecao } from '#server/conteudo/correcoes/publish-correcao.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'

export interface DadosDosTextos {
  database: DatabaseConfig
  dir: string
}

export type PedidoSobreTexto =
  | { tipo: 'prever'; pedido: PedidoDePrevia }
  | { tipo: 'editar'; texto: string; edicao: EdicaoDasHarmonias }
  | { tipo: 'publicar'; pedido: PedidoDeCorrecao }

/** Errors lose their classes between threads, so what the caller must tell apart is said here. */
export type RespostaSobreTexto =
  | { tipo: 'previa'; previa: PreviaDoTexto }
  | { tipo: 'editado'; texto: string | null }
  | { tipo: 'publicado' }
  | { tipo: 'recusado'; problemas: readonly ContentProblem[] }
  | { tipo: 'mudou' }
  | { tipo: 'fundo_demais' }
  | { tipo: 'banco_fora'; motivo: string }
