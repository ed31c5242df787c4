/** Paints marks over the words of a page without changing its elements (ADR 051). */
import { CORES } from '#contract/destaques.ts'
import type { LinhaDoTexto } from '../ui/texto-marcavel/linha-do-texto.ts'
import { rangesDaLinha } from '../ui/texto-marcavel/linha-do-texto.ts'
import { corridasMarcadas, type MarcaEmPalavras } from './faixas-das-marcas.ts'

/** Names in the style sheet: 'marca-azul', and 'marca-nota' for words that have a note. */
const NOMES = [...CORES, 'nota'] as const

/** @param marcas none takes all paint away */
export function pintarPalavras(linhas: readonly LinhaDoTexto[], marcas: readonly MarcaEmPalavras[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  const ranges = new Map<string, Range[]>()
  for (const { linha, marca, inicio, fim } of corridasMarcadas(linhas, marcas)) {
    const own = rangesDaLinha(linha, inicio, fim)
    const nomes = [marca.cor, marca.nota !== '' && 'nota']
    for (const nome of nomes) if (nome) ranges.set(nome, [...(ranges.get(nome) ?? []), ...own])
  }
  for (const nome of NOMES) {
    const own = ranges.get(nome)
    if (own) CSS.highlights.set(`marca-${nome}`, new Highlight(...own))
    else CSS.highlights.delete(`marca-${nome}`)
  }
}
