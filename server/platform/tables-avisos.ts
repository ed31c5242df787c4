/** The tables of what readers are told of by mail each week; the others are in tables.ts. */
import type { TipoDeAviso } from '#contract/avisos.ts'

export interface AvisoTable {
  usuario_id: string
  tipo: TipoDeAviso
  /** Null while it is turned off. */
  proxima_em: string | null
  /** Books that arrived later are new. */
  desde: string
  enviados: number
  ultima_em: string | null
}

export interface LivroChegadaTable {
  ebook_id: number
  chegou_em: string
}
