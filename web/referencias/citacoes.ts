import { formatLugar } from '#contract/lugar.ts'
import type { Citacao } from '#contract/referencias.ts'

/** The citations of a chapter, as its text, its margin and their dialog show them. */
export interface CitacoesDoCapitulo {
  /** Those that cite the chapter as a whole. */
  readonly inteiro: readonly Citacao[]
  /** All others, by each of the verses that they cite. */
  readonly porVersiculo: ReadonlyMap<number, readonly Citacao[]>
  /** The same, by the verse at which they begin: the lines of the margin. */
  readonly porInicio: ReadonlyMap<number, readonly Citacao[]>
}

/**
 * @param citacoes of one chapter, in the order of the verses
 * @param ultimoVersiculo that the page shows
 * @param hasLacunas the chapter may have verses after that one: only what names none cites the whole of it
 */
export function groupCitacoes(
  citacoes: readonly Citacao[],
  ultimoVersiculo: number,
  hasLacunas = false,
): CitacoesDoCapitulo {
  const isInteiro = ({ inicio, fim, referencia }: Citacao) =>
    inicio === 1 && fim >= ultimoVersiculo && !(hasLacunas && referencia.includes('.'))
  const deVersiculos = citacoes.filter((citacao) => !isInteiro(citacao))
  const porVersiculo = new Map<number, Citacao[]>()
  for (let versiculo = 1; versiculo <= ultimoVersiculo; versiculo += 1) {
    const citam = deVersiculos.filter(({ inicio, fim }) => inicio <= versiculo && versiculo <= fim)
    if (citam.length > 0) porVersiculo.set(versiculo, citam)
  }
  return {
    inteiro: citacoes.filter(isInteiro),
    porVersiculo,
    porInicio: Map.groupBy(deVersiculos, ({ inicio }) => inicio),
  }
}

/** 'CFW 15.2', 'CMW 97': each section or question once, in the order given. */
export function listLugares(citacoes: readonly Citacao[]): string[] {
  return [...new Set(citacoes.map(nomeDoLugar))]
}

/** What a section or question of a standard cites, for the dialog. */
export interface LugarCitante {
  /** 'CFW 15.2'. */
  readonly nome: string
  readonly primeira: Citacao
  readonly citacoes: readonly Citacao[]
}

/** Gathers citations by the section or question in which they stand; several ranges of one reference are one citation. */
export function groupByLugar(citacoes: readonly Citacao[]): LugarCitante[] {
  return [...Map.groupBy(citacoes, nomeDoLugar).entries()].flatMap(([nome, doLugar]) => {
    const unicas = [...new Map(doLugar.map((citacao) => [chaveDa(citacao), citacao])).values()]
    const [primeira] = unicas
    return primeira ? { nome, primeira, citacoes: unicas } : []
  })
}

function nomeDoLugar({ simbolo, numero, secao }: Citacao): string {
  return formatLugar(simbolo, numero, secao)
}

function chaveDa({ simbolo, parteId, referencia }: Citacao): string {
  return `${simbolo}.${parteId}.${referencia}`
}
