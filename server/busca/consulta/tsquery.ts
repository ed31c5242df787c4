import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { toRaiz } from '#contract/palavras/raiz.ts'
import { listVizinhas } from '../analise/vizinhas.ts'
import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'
import { hasVizinhas, toLexeme } from '../indice/tsvector.ts'

/** The search as text for `::tsquery` over the lexemes of `toTsvector`; null when it asks for nothing. */
export function toTsquery({ ramos, excluidos }: Consulta, fonte: FonteDaBusca): string | null {
  if (ramos.length === 0) return null
  const write = (termo: Termo) => writeTermo(termo, fonte)
  const all = ramos.map(
    ({ termos, sinonimos }: Ramo) => `(${[...termos, ...sinonimos].map(write).join(' | ')})`,
  )
  return [...all, ...excluidos.map((termo) => `!${write(termo)}`)].join(' & ')
}

function writeTermo(termo: Termo, fonte: FonteDaBusca): string {
  if (termo.tipo === 'palavra') return `'r${termo.raiz}'`
  if (termo.tipo === 'prefixo') return `'f${termo.forma}':*`
  const { por, palavras } = termo
  const letra = por === 'forma' ? 'f' : 'r'
  const frase = `(${palavras.map((palavra) => `'${letra}${palavra}'`).join(' <-> ')})`
  if (!hasVizinhas(fonte)) return frase
  // Few texts have the neighbours, and only these are looked into.
  const vizinhas = listVizinhas(por === 'forma' ? palavras.map(toRaiz) : palavras)
  return `(${[...new Set(vizinhas)].map((each) => `'${toLexeme(each)}' & `).join('')}${frase})`
}
