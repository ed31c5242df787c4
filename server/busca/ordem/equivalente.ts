import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { Ramo, Termo, Token } from '../consulta-e-documento.ts'
import { hasTermo } from './achar.ts'

/** Where the whole search stands under another name: as the title, in the title, in the text. */
type Equivalencia = 'inteira' | 'titulo' | 'texto' | null

/** 'Ceia do Senhor' answers 'santa ceia' better than 'santa' here and 'ceia' there. Of one word only a whole title counts. */
export function rateEquivalencia(
  ramos: readonly Ramo[],
  titulo: readonly Token[],
  texto: readonly Token[],
): Equivalencia {
  const [first, ...others] = ramos
  const shared = (first?.sinonimos ?? []).filter((termo) =>
    others.every(({ sinonimos }) => sinonimos.includes(termo)),
  )
  if (shared.some((termo) => isWhole(termo, titulo))) return 'inteira'
  if (others.length === 0) return null
  if (shared.some((termo) => hasTermo(termo, titulo))) return 'titulo'
  return shared.some((termo) => hasTermo(termo, texto)) ? 'texto' : null
}

function isWhole(termo: Termo, titulo: readonly Token[]): boolean {
  const content = titulo.filter(({ forma }) => !isPalavraVazia(forma)).length
  return content === countContent(termo) && hasTermo(termo, titulo)
}

/** Of a stop word the `raiz` is the `forma`. */
function countContent(termo: Termo): number {
  return termo.tipo === 'frase' ? termo.palavras.filter((palavra) => !isPalavraVazia(palavra)).length : 1
}
