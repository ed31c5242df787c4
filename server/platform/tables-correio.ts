/** The tables of outgoing mail and of the keys that it brings; the others are in tables.ts. */
import type { EstadoDoCorreio } from '#contract/correio.ts'

export interface CorreioTable {
  usuario_id: string
  id: string
  tipo: string
  para: string
  /** JSON, as the kind's schema in server/correio/modelos says. */
  dados: string
  estado: EstadoDoCorreio
  tentativas: number
  /** When it is due; while an attempt has it, when that one counts as lost. */
  proxima_em: string
  reserva: string | null
  motivo: string | null
  criado_em: string
  terminado_em: string | null
}

export interface ChaveDeContaTable {
  usuario_id: string
  acao: 'confirmar' | 'recuperar' | 'trocar_endereco'
  hash: string
  endereco: string
  criada_em: string
  expira_em: string
}
