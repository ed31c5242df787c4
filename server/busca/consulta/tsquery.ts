import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'

/** The search as text for `::tsquery` over the lexemes 'f' + `forma` and 'r' + `raiz`; null when it asks for nothing. */
export function toTsquery({ ramos, excluidos }: Consulta): string | null {
  if (ramos.length === 0) return null
  return [...ramos.map(writeRamo), ...excluidos.map((termo) => `!${writeTermo(termo)}`)].join(' & ')
}

function writeRamo({ termos, sinonimos }: Ramo): string {
  return `(${[...termos, ...sinonimos].map(writeTermo).join(' | ')})`
}

function writeTermo(termo: Termo): string {
  if (termo.tipo === 'palavra') return `'r${termo.raiz}'`
  if (termo.tipo === 'prefixo') return `'f${termo.forma}':*`
  return writeFrase(termo.por === 'forma' ? 'f' : 'r', termo.palavras)
}

function writeFrase(letra: 'f' | 'r', palavras: readonly string[]): string {
  return `(${palavras.map((palavra) => `'${letra}${palavra}'`).join(' <-> ')})`
}
