import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'

/** The search as a MATCH expression over the columns `forma` and `raiz`; null when it asks for nothing. */
export function toFts5({ ramos, excluidos }: Consulta): string | null {
  if (ramos.length === 0) return null
  const asked = ramos.map(writeRamo).join(' AND ')
  return excluidos.length === 0 ? asked : `(${asked}) NOT (${excluidos.map(writeTermo).join(' OR ')})`
}

function writeRamo({ termos, sinonimos }: Ramo): string {
  return `(${[...termos, ...sinonimos].map(writeTermo).join(' OR ')})`
}

function writeTermo(termo: Termo): string {
  if (termo.tipo === 'palavra') return `raiz : ${quote([termo.raiz])}`
  if (termo.tipo === 'prefixo') return `forma : ${quote([termo.forma])} *`
  return `${termo.por} : ${quote(termo.palavras)}`
}

/** All words are ASCII letters and digits; quotes keep those that are operators ('or', 'not') words. */
function quote(palavras: readonly string[]): string {
  return `"${palavras.join(' ')}"`
}
