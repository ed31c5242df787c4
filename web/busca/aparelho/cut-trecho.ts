import type { TrechoDaBusca } from '#contract/busca.ts'

/** Characters of a snippet, and how many of them stand before the first hit. */
const MAX_TRECHO = 220
const ANTES = 70

type Faixa = TrechoDaBusca['marcas'][number]

/** Some words of a text from shortly before its first hit, with the hits marked; '…' stands where the text goes on. */
export function cutTrecho(texto: string, marcas: readonly Faixa[]): TrechoDaBusca {
  const first = marcas[0]?.inicio ?? 0
  const latest = Math.max(0, texto.length - MAX_TRECHO)
  const inicio = startOfWord(texto, Math.max(0, Math.min(first - ANTES, latest)))
  const fim = endOfWord(texto, inicio + MAX_TRECHO)
  const before = inicio > 0 ? '… ' : ''
  const move = before.length - inicio
  return {
    // One for one, so that the marks stay where they are.
    texto: before + texto.slice(inicio, fim).replace(/\s/g, ' ') + (fim < texto.length ? ' …' : ''),
    marcas: marcas
      .filter((marca) => marca.inicio >= inicio && marca.fim <= fim)
      .map((marca) => ({ inicio: marca.inicio + move, fim: marca.fim + move })),
  }
}

function startOfWord(texto: string, index: number): number {
  if (index === 0) return 0
  const gap = texto.slice(index, index + ANTES).search(/\s/)
  return gap === -1 ? index : index + gap + 1
}

function endOfWord(texto: string, index: number): number {
  if (index >= texto.length) return texto.length
  const gap = texto.slice(0, index).search(/\s\S*$/)
  return gap === -1 ? index : gap
}
