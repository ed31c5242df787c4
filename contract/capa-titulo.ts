import type { LayoutDaCapa } from './capa.ts'

/** Articles and prepositions that stay with the word that follows them. */
const LIGADAS = new Set(
  (
    'o a os as um uma uns umas e de do da dos das em no na nos nas num numa ' +
    'ao à aos às por pelo pela pelos pelas para com sem sob sobre contra entre até'
  ).split(' '),
)

/** Longest unit, in characters: design, "together under 15 letters". */
const MAX_UNIDADE = 14
/** Mean width of a character of Alegreya at weight 500, in ems. */
const LARGURA = 0.475
const ENTRELINHA = 1.04
const MAX_CQW = 15.5
const MIN_CQW = 6

/** Room of each layout in cqw: what the design calls A, and the height between the other words of the cover. */
const ESPACO: Readonly<Record<LayoutDaCapa, { largura: number; altura: number }>> = {
  k1: { largura: 77, altura: 88 },
  k2: { largura: 62, altura: 50 },
  k3: { largura: 75, altura: 82 },
  k4: { largura: 78, altura: 96 },
  k5: { largura: 78, altura: 64 },
}

/** The units of a title that must not be broken: 'Um Guia Seguro para o Céu' gives 'Um Guia', 'Seguro', 'para o Céu'. */
export function unidades(titulo: string): string[] {
  const result: string[] = []
  let ligadas: string[] = []
  for (const word of titulo.split(/\s+/).filter(Boolean)) {
    if (LIGADAS.has(word.toLocaleLowerCase('pt-BR'))) {
      ligadas.push(word)
      continue
    }
    let unidade = word
    while (ligadas.length > 0 && `${ligadas.at(-1)} ${unidade}`.length <= MAX_UNIDADE) {
      unidade = `${ligadas.pop()} ${unidade}`
    }
    result.push(...ligadas, unidade)
    ligadas = []
  }
  return [...result, ...ligadas]
}

/** The title with spaces that do not break inside its units. */
export function tituloDaCapa(titulo: string): string {
  return unidades(titulo)
    .map((unidade) => unidade.replaceAll(' ', '\u00a0'))
    .join(' ')
}

/** Size of a title in cqw (hundredths of the cover's width): as large as its longest unit and its lines allow. */
export function tamanhoDoTitulo(titulo: string, layout: LayoutDaCapa): number {
  const partes = unidades(titulo)
  const longest = Math.max(1, ...partes.map(({ length }) => length))
  const { largura, altura } = ESPACO[layout]
  let size = Math.min(MAX_CQW, largura / (LARGURA * longest))
  while (size > MIN_CQW && countLines(partes, largura / (LARGURA * size)) * size * ENTRELINHA > altura) {
    size -= 0.25
  }
  return Math.round(size * 10) / 10
}

/** @param capacidade characters that a line takes */
function countLines(partes: readonly string[], capacidade: number): number {
  let lines = 1
  let used = 0
  for (const { length } of partes) {
    const next = used === 0 ? length : used + 1 + length
    // Rounding must not push the longest unit, which fits exactly, to a line of its own.
    if (next <= capacidade + 0.01) {
      used = next
    } else {
      lines += used === 0 ? 0 : 1
      used = length
    }
  }
  return lines
}
