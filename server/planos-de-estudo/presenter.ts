import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import type { PlanoIniciadoTable } from '#server/platform/tables-planos-de-estudo.ts'

/** A plan that a reader has begun, with what he has read of it. */
export function toIniciado(
  { id, plano, inicio, deslocamento, encerrado, mudado_em }: Omit<PlanoIniciadoTable, 'usuario_id'>,
  feitos: readonly { porcao: string }[],
): PlanoIniciado {
  return {
    ...{ id, plano, inicio, deslocamento, encerrado: encerrado === 1, mudado_em },
    feitos: feitos.map(({ porcao }) => porcao).sort(),
  }
}
