import type { TemaDaHarmonia } from '#contract/harmonias.ts'
import type { Padrao } from '#contract/padroes.ts'
import { FICHAS } from '../padroes/public.ts'
import { parseFiltro } from '../platform/filtro.ts'
import { type PaginaDestino, toDestino } from './destino.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'

/** A theme with the pages in which each of the two standards treats it; a side may be empty. */
export interface TemaComparado {
  readonly id: number
  readonly tema: string
  readonly a: readonly PaginaDestino[]
  readonly b: readonly PaginaDestino[]
}

/** The themes by which of the two standards treat them, each list in the publisher's order. */
export interface Comparacao {
  readonly ambos: readonly TemaComparado[]
  readonly soA: readonly TemaComparado[]
  readonly soB: readonly TemaComparado[]
}

/** Aligns two standards by theme. Themes that neither treats are left out. */
export function compareTemas(temas: readonly TemaDaHarmonia[], { a, b }: EscolhaDeHarmonia): Comparacao {
  const comparados = temas.map(({ id, tema, pontas }) => {
    const destinos = pontas.map(toDestino)
    const paginasDe = (padrao: Padrao) =>
      destinos
        .filter((destino) => destino.tipo === 'pagina')
        .filter((pagina) => pagina.padrao === padrao)
        .toSorted((uma, outra) => uma.numero - outra.numero)
    return { id, tema, a: paginasDe(a), b: paginasDe(b) }
  })
  return {
    ambos: comparados.filter((tema) => tema.a.length > 0 && tema.b.length > 0),
    soA: comparados.filter((tema) => tema.a.length > 0 && tema.b.length === 0),
    soB: comparados.filter((tema) => tema.a.length === 0 && tema.b.length > 0),
  }
}

/** Themes with every word of the filter in theme, title or beginning of a number. @param filtro blank keeps all */
export function filterTemas(temas: readonly TemaComparado[], filtro: string): TemaComparado[] {
  const isKept = parseFiltro(filtro)
  return temas.filter(({ tema, a, b }) => {
    const paginas = [...a, ...b]
    const textos = [tema, ...paginas.map(({ titulo }) => titulo)]
    return isKept(
      textos.join(' '),
      paginas.map(({ numero }) => numero),
    )
  })
}

/** '1 tema', '140 temas'; with a filter '12 de 140 temas'. */
export function formatTotal(visiveis: number, total: number): string {
  const temas = total === 1 ? 'tema' : 'temas'
  return visiveis === total ? `${total} ${temas}` : `${visiveis} de ${total} ${temas}`
}

/** '16 temas estão só na CFW e 20 só no CMW.' @returns null when both treat the same themes */
export function formatSoEmUm({ soA, soB }: Comparacao, { a, b }: EscolhaDeHarmonia): string | null {
  const lados = [
    { total: soA.length, em: FICHAS[a].em },
    { total: soB.length, em: FICHAS[b].em },
  ].filter(({ total }) => total > 0)
  const [first, second] = lados
  if (!first) return null
  const inicio = `${first.total} ${first.total === 1 ? 'tema está' : 'temas estão'} só ${first.em}`
  return second ? `${inicio} e ${second.total} só ${second.em}.` : `${inicio}.`
}
