import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { Consulta } from '../consulta-e-documento.ts'

/** The search for the words next to each other, without synonyms. @returns null with less than two telling words, or a phrase */
export function exigirFrase(consulta: Consulta): Consulta | null {
  const palavras = trimVazias(consulta.frase)
  if (palavras.length === 0 || isFrase(consulta)) return null
  const others = consulta.ramos.filter(({ termos }) => termos.some(({ tipo }) => tipo !== 'palavra'))
  const frase = { termos: [{ tipo: 'frase' as const, por: 'forma' as const, palavras }], sinonimos: [] }
  return { ...consulta, ramos: [frase, ...others] }
}

function isFrase({ ramos: [first, ...others] }: Consulta): boolean {
  return others.length === 0 && first?.termos.length === 1 && first.termos[0]?.tipo === 'frase'
}

/** The phrase from its first telling word to its last: engines would go through every place of 'o', 'que', 'é'. */
function trimVazias(frase: readonly string[]): readonly string[] {
  const first = frase.findIndex((forma) => !isPalavraVazia(forma))
  const last = frase.findLastIndex((forma) => !isPalavraVazia(forma))
  return first === last ? [] : frase.slice(first, last + 1)
}
