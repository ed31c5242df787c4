import type { Plano, PlanoId } from '#contract/assinaturas.ts'

/** @returns the name of a plan; 'Gratuito' for none */
export function nomeDoPlano(planos: readonly Plano[], id: PlanoId | null): string {
  return planos.find((plano) => plano.id === id)?.nome ?? 'Gratuito'
}
