import { foldText } from '#contract/fold.ts'
import type { Harmonia } from '#contract/harmonias.ts'
import { FICHAS } from '../padroes/public.ts'
import { type Destino, type PaginaDestino, toDestino } from './destino.ts'

/** The harmonies of a page with one standard, or with the ebooks. */
export interface GrupoDeHarmonias {
  readonly chave: string
  /** 'Confissão de Fé'; 'Ebooks'. */
  readonly nome: string
  /** What its rows are, many of them: 'capítulos', 'perguntas', 'ebooks'. */
  readonly unidades: string
  readonly destinos: readonly Destino[]
}

/** What is in harmony with a page: standards in order, by number, then ebooks by title; none twice, no empty group. */
export function groupHarmonias(harmonias: readonly Harmonia[]): GrupoDeHarmonias[] {
  const destinos = [
    ...new Map(
      harmonias.map(({ destino }) => [`${destino.model} ${destino.id}`, toDestino(destino)]),
    ).values(),
  ]
  const paginas = destinos.filter((destino) => destino.tipo === 'pagina').toSorted(byNumero)
  const ebooks = destinos.filter((destino) => destino.tipo === 'ebook').toSorted(byTitulo)
  const grupos: GrupoDeHarmonias[] = Object.values(FICHAS).map(({ padrao, nome, unidade }) => ({
    chave: padrao,
    nome,
    unidades: unidade.plural,
    destinos: paginas.filter((pagina) => pagina.padrao === padrao),
  }))
  return [...grupos, { chave: 'ebooks', nome: 'Ebooks', unidades: 'ebooks', destinos: ebooks }].filter(
    (grupo) => grupo.destinos.length > 0,
  )
}

function byNumero(a: PaginaDestino, b: PaginaDestino): number {
  return a.numero - b.numero
}

/**
 * Titles are compared without accents and case, whatever the database takes for alphabetical. Not by `localeCompare`: the first one takes a phone
 * a twentieth of a second.
 */
function byTitulo(a: Destino, b: Destino): number {
  const [x, y] = [foldText(a.titulo), foldText(b.titulo)]
  return x < y ? -1 : Number(x > y)
}

/** How many rows of a group are shown before the reader asks for the rest. */
const DESTINOS_A_VISTA = 3
/** Hiding a single row behind a button would save no room. */
const FOLGA = 1

/** The first rows of a long group, so that every standard is seen at once. @returns them, and how many are left out */
export function cutGrupo(destinos: readonly Destino[]): { visiveis: readonly Destino[]; ocultos: number } {
  if (destinos.length <= DESTINOS_A_VISTA + FOLGA) return { visiveis: destinos, ocultos: 0 }
  return { visiveis: destinos.slice(0, DESTINOS_A_VISTA), ocultos: destinos.length - DESTINOS_A_VISTA }
}
