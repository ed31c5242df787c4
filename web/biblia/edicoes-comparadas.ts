import { type EdicaoDaBiblia, MAX_EDICOES_COMPARADAS } from '#contract/biblia.ts'

/** An edition that can be named. */
export type EdicaoInstalada = EdicaoDaBiblia & { readonly sigla: string; readonly nome: string }

export function isInstalada(edicao: EdicaoDaBiblia): edicao is EdicaoInstalada {
  return edicao.sigla !== null && edicao.nome !== null
}

/**
 * The editions that an address compares, each once; others fill them up to two.
 * @param edicoes 'BLIVRE,MBW' of the address @param instaladas the library's own first
 */
export function pickEdicoesComparadas(
  edicoes: string | null,
  instaladas: readonly EdicaoInstalada[],
): EdicaoInstalada[] {
  const siglas = (edicoes ?? '').slice(0, MAX_EDICOES_COMPARADAS * 20).split(',')
  const asked = siglas.flatMap((sigla) => instaladas.filter((edicao) => edicao.sigla === sigla))
  const chosen = [...new Set(asked)].slice(0, MAX_EDICOES_COMPARADAS)
  const others = instaladas.filter((edicao) => !chosen.includes(edicao))
  return [...chosen, ...others.slice(0, Math.max(0, 2 - chosen.length))]
}

/**
 * The short names after a choice. One that stands elsewhere changes places with the one that it takes the place of.
 * @param sigla null takes the column away
 */
export function replaceEdicao(siglas: readonly string[], coluna: number, sigla: string | null): string[] {
  if (sigla === null) return siglas.filter((_, index) => index !== coluna)
  const before = siglas[coluna]
  const swapped = siglas.flatMap((outra) =>
    outra !== sigla ? [outra] : before === undefined ? [] : [before],
  )
  return coluna < siglas.length ? swapped.with(coluna, sigla) : [...swapped, sigla]
}
