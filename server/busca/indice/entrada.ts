/** From a document to what the index takes of it. */
import { type Analisado, analisarDocumento, SEPARADOR_DE_CAMPOS, toColunas } from '../analise/colunas.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import type { Entrada } from './indice.ts'

/** PostgreSQL knows 16,383 places of a text and takes a tsvector of up to 1 MB, neighbours included; both engines index as much. */
const MAX_PALAVRAS = 16_383
const MAX_LETRAS = 280_000

/** The index entry of a document, or null when it has no words. */
export function toEntrada(
  numero: number,
  documento: DocumentoComparado,
  analisado: Analisado = analisarDocumento(documento),
): Entrada | null {
  const { forma, raiz } = toColunas(analisado)
  if (forma === SEPARADOR_DE_CAMPOS) return null
  // Every word has a letter and a space.
  if (forma.length < 2 * MAX_PALAVRAS && raiz.length < MAX_LETRAS) return { numero, forma, raiz }
  const formas = forma.split(' ')
  const raizes = raiz.split(' ')
  let letras = 0
  const end = formas.findIndex((word, index) => {
    letras += Math.max(word.length, raizes[index]?.length ?? 0)
    return index >= MAX_PALAVRAS || letras > MAX_LETRAS
  })
  if (end === -1) return { numero, forma, raiz }
  return { numero, forma: formas.slice(0, end).join(' '), raiz: raizes.slice(0, end).join(' ') }
}
