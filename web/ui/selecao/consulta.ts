import { MAX_BUSCA, MIN_BUSCA } from '#contract/busca.ts'

const NAS_PONTAS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** They would end the phrase; the last one is invisible and stands before footnote markers. */
const ESTRANHOS = /["“”„\u2060]/g

/** The search for selected words: a word as it is, several as a phrase. @returns null for nothing to look for */
export function toConsulta(selecionado: string): string | null {
  const texto = selecionado.replace(ESTRANHOS, '').replace(/\s+/g, ' ').replace(NAS_PONTAS, '')
  if (texto.length < MIN_BUSCA) return null
  const isOperador = texto === 'OU' || texto === 'OR'
  if (!texto.includes(' ') && texto.length <= MAX_BUSCA && !isOperador) return texto
  return `"${cutAtWord(texto, MAX_BUSCA - 2).replace(NAS_PONTAS, '')}"`
}

/** A phrase that is too long is looked for by its beginning. */
function cutAtWord(texto: string, max: number): string {
  if (texto.length <= max) return texto
  const end = texto.lastIndexOf(' ', max)
  return texto.slice(0, end > 0 ? end : max)
}
