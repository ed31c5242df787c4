/** The one cut of a paragraph: plain text and ranges over it become runs (docs/ebooks.md). */

/** A range of a text, [inicio, fim) in UTF-16 units. */
export interface Faixa {
  readonly inicio: number
  readonly fim: number
}

/** A piece of a text over which the same ranges lie. */
export interface Corrida<F extends Faixa> extends Faixa {
  readonly texto: string
  /** In the order in which they were given. */
  readonly faixas: readonly F[]
}

/** Cuts a text at every boundary of its ranges, which may overlap or reach beyond it. Joined, the runs are the text. */
export function cutCorridas<F extends Faixa>(texto: string, faixas: readonly F[]): Corrida<F>[] {
  if (texto === '') return []
  const cortes = new Set([0, texto.length])
  for (const { inicio, fim } of faixas) {
    if (fim <= inicio) continue
    if (inicio > 0 && inicio < texto.length) cortes.add(inicio)
    if (fim > 0 && fim < texto.length) cortes.add(fim)
  }
  const limites = [...cortes].sort((a, b) => a - b)
  return limites.slice(0, -1).map((inicio, index) => {
    const fim = limites[index + 1] ?? texto.length
    return {
      inicio,
      fim,
      texto: texto.slice(inicio, fim),
      faixas: faixas.filter((faixa) => faixa.inicio <= inicio && fim <= faixa.fim),
    }
  })
}

/** Runs in a row that one element encloses; `faixa` null where there is none. */
interface GrupoDeCorridas<F extends Faixa, C extends F = F> {
  readonly faixa: C | null
  readonly corridas: readonly Corrida<F>[]
}

/** Gathers neighbouring runs under one range: a link stays one. @param escolher which of several; else the first */
export function groupCorridas<F extends Faixa, C extends F>(
  corridas: readonly Corrida<F>[],
  isEnvoltorio: (faixa: F) => faixa is C,
  escolher: (faixas: readonly C[]) => C | undefined = ([first]) => first,
): GrupoDeCorridas<F, C>[] {
  const grupos: { faixa: C | null; corridas: Corrida<F>[] }[] = []
  for (const corrida of corridas) {
    const faixa = escolher(corrida.faixas.filter(isEnvoltorio)) ?? null
    const ultimo = grupos.at(-1)
    if (ultimo && ultimo.faixa === faixa) ultimo.corridas.push(corrida)
    else grupos.push({ faixa, corridas: [corrida] })
  }
  return grupos
}

/** Of ranges over the same text the one that begins last, then the shortest: a longer one would hide it. */
export function maisInterna<C extends Faixa>(faixas: readonly C[]): C | undefined {
  return faixas.toSorted((a, b) => b.inicio - a.inicio || a.fim - b.fim)[0]
}

/** The part of the ranges in [inicio, fim), counted from `inicio`: for a cell, which holds a piece of its row's text. */
export function clipFaixas<F extends Faixa>(faixas: readonly F[], inicio: number, fim: number): F[] {
  return faixas
    .filter((faixa) => faixa.inicio < fim && faixa.fim > inicio)
    .map((faixa) => ({
      ...faixa,
      inicio: Math.max(faixa.inicio, inicio) - inicio,
      fim: Math.min(faixa.fim, fim) - inicio,
    }))
}
