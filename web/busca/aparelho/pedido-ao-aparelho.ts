/** What page and worker say to each other. */
import type { GrupoDaBusca } from '#contract/busca.ts'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'

export interface PedidoAoAparelho {
  readonly id: number
  readonly q: string
  /** Null for all. */
  readonly em: FonteDaBusca | null
  readonly limite: number
  /** Whose notes; null for a visitor. */
  readonly leitor: string | null
}

export interface RespostaDoAparelho {
  readonly id: number
  readonly grupos: readonly GrupoDaBusca[]
  /** Where it could look. */
  readonly fontes: readonly FonteDaBusca[]
}
