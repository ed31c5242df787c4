import type { Aparencia } from '#contract/aparencia.ts'

/** The values that style sheets read, by the name of their custom property. */
export function toCustomProperties(aparencia: Aparencia): Readonly<Record<string, string>> {
  const { corpo, entrelinha, familia, largura, justificado, hifenizacao } = aparencia
  return {
    '--reader-scale': String(corpo),
    '--reader-leading': String(entrelinha),
    '--reader-family': familia === 'hanken' ? 'var(--sans)' : 'var(--serif)',
    '--reader-measure': `${largura}rem`,
    '--reader-align': justificado ? 'justify' : 'start',
    '--reader-hyphens': hifenizacao ? 'auto' : 'manual',
  }
}
