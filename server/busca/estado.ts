import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { EstadoDosTextos } from './estado-repository.ts'

/** What a reader has of his own, as it stood when his call came; none of a visitor's. */
export interface LeitorDaBusca {
  readonly usuarioId: string
  /** Another number after each change of what he has written or reads. */
  readonly mudancas: number
  /** How much he has written, at least what the search finds. */
  readonly uso: Readonly<Record<'notas' | 'destaques' | 'bytes', number>>
}

export interface EstadoDaBusca extends EstadoDosTextos {
  readonly leitor: LeitorDaBusca | null
}

/** Sources in which there is nothing of the reader's. */
export function listVazias({ leitor }: EstadoDaBusca): FonteDaBusca[] {
  return (['notas', 'destaques'] as const).filter((fonte) => !leitor || leitor.uso[fonte] === 0)
}
