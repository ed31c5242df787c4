import type { DocumentoEscrito } from '../consulta-e-documento.ts'
import type { Dicionario } from '../memoria/dicionario.ts'
import { hasTermo } from './achar.ts'
import type { ConsultaTraduzida } from './consulta-traduzida.ts'

/** Where the whole search stands under another name: as the title, in the title, in the text. */
type Equivalencia = 'inteira' | 'titulo' | 'texto' | null

/** 'Ceia do Senhor' answers 'santa ceia' better than 'santa' here and 'ceia' there. Of one word only a whole title counts. */
export function rateEquivalencia(
  { ramos, outrosNomes, dicionario }: ConsultaTraduzida,
  { titulo, texto }: DocumentoEscrito,
): Equivalencia {
  if (outrosNomes.length === 0) return null
  const stands = (where: string) => outrosNomes.some(({ termo }) => hasTermo(termo, where, dicionario))
  const content = countContent(titulo, dicionario)
  const isWhole = outrosNomes.some(
    (nome) => nome.content === content && hasTermo(nome.termo, titulo, dicionario),
  )
  if (isWhole) return 'inteira'
  if (ramos.length === 1) return null
  if (stands(titulo)) return 'titulo'
  return stands(texto) ? 'texto' : null
}

/** How many words are no stop words. */
function countContent(texto: string, dicionario: Dicionario): number {
  let count = 0
  for (let index = 0; index < texto.length; index += 1) {
    if (!dicionario.isVazia(texto.charCodeAt(index))) count += 1
  }
  return count
}
