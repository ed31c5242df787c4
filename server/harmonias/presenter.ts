import type { PontaDaHarmonia } from '#contract/harmonias.ts'
import { PADROES, padraoOfSimbolo } from '#contract/padroes.ts'
import { sortByText } from '#server/ebooks/sort-by-text.ts'

export interface PaginaRow {
  harmonia_id: number
  simbolo_id: number
  numero: number
  titulo: string
}

interface EbookAutorRow {
  harmonia_id: number
  id: number
  titulo: string
  capa: string | null
  nome: string | null
}

/** Models and the keys of `dados` are those of docs/api.md; ids are the numbers of the pages. */
export function toPontaPagina({ simbolo_id, numero, titulo }: PaginaRow): PontaDaHarmonia {
  switch (padraoOfSimbolo(simbolo_id)) {
    case 'cfw':
      return { model: PADROES.cfw.modelo, id: numero, dados: { numero_capitulo: numero, titulo } }
    case 'cmw':
      return { model: PADROES.cmw.modelo, id: numero, dados: { numero_pergunta: numero, pergunta: titulo } }
    case 'bcw':
      return { model: PADROES.bcw.modelo, id: numero, dados: { numero_pergunta: numero, pergunta: titulo } }
    case 'fgop':
      return { model: PADROES.fgop.modelo, id: numero, dados: { ordem: numero, titulo } }
    case 'dcpu':
      return { model: PADROES.dcpu.modelo, id: numero, dados: { numero_capitulo: numero, titulo } }
    case 'dcpr':
      return { model: PADROES.dcpr.modelo, id: numero, dados: { ordem: numero, titulo } }
    default:
      throw new Error(`No standard has the id ${simbolo_id}`)
  }
}

/** Rows of one ebook, one for each author, become one end; by title. */
export function toPontasEbook(rows: EbookAutorRow[]): PontaDaHarmonia[] {
  const porTitulo = sortByText(rows, ({ titulo }) => titulo)
  return [...Map.groupBy(porTitulo, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const autores = [...new Set(group.flatMap(({ nome }) => (nome === null ? [] : [nome])))]
    const { id, titulo, capa } = first
    return [{ model: 'Ebook', id, dados: { id, titulo, autores: autores.map((nome) => ({ nome })), capa } }]
  })
}
