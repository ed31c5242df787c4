import type { GrupoDaBusca } from '#contract/busca.ts'

type Palavras = GrupoDaBusca['palavras']

const EM_TUDO: Record<Exclude<Palavras, 'todas'>, string> = {
  maioria: 'Nenhum texto tem todas as palavras. Estes têm a maior parte delas.',
  algumas: 'Nenhum texto tem todas as palavras. Estes têm algumas delas.',
}

/** @returns null when some text has all the words, or there is none */
export function describePalavras(grupos: readonly Pick<GrupoDaBusca, 'palavras'>[]): string | null {
  if (grupos.length === 0 || grupos.some(({ palavras }) => palavras === 'todas')) return null
  return EM_TUDO[grupos.some(({ palavras }) => palavras === 'maioria') ? 'maioria' : 'algumas']
}

/** Says that no text has everything that was asked for, above what has a part of it. */
export function AvisoDasPalavras({ grupos }: { grupos: readonly Pick<GrupoDaBusca, 'palavras'>[] }) {
  const frase = describePalavras(grupos)
  return frase === null ? null : <p className="aviso-da-busca">{frase}</p>
}
