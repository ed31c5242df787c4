import { SIMBOLOS } from '#contract/atoms.ts'
import type { PontaDaHarmonia } from '#contract/harmonias.ts'

export interface PaginaRow {
  harmonia_id: number
  simbolo_id: number
  numero: number
  titulo: string
}

export interface EbookAutorRow {
  harmonia_id: number
  id: number
  titulo: string
  capa: string | null
  nome: string | null
}

/** Models and the keys of `dados` are those of specification section 3; ids are the numbers of the pages. */
export function toPontaPagina({ simbolo_id, numero, titulo }: PaginaRow): PontaDaHarmonia {
  switch (simbolo_id) {
    case SIMBOLOS.CFW:
      return { model: 'CapituloConfissaodeFe', id: numero, dados: { numero_capitulo: numero, titulo } }
    case SIMBOLOS.CMW:
      return { model: 'PerguntaCmw', id: numero, dados: { numero_pergunta: numero, pergunta: titulo } }
    case SIMBOLOS.BCW:
      return { model: 'PerguntaBcw', id: numero, dados: { numero_pergunta: numero, pergunta: titulo } }
    case SIMBOLOS.FGOP:
      return { model: 'CapituloFgop', id: numero, dados: { ordem: numero, titulo } }
    case SIMBOLOS.DCPU:
      return { model: 'CapituloDcpu', id: numero, dados: { numero_capitulo: numero, titulo } }
    case SIMBOLOS.DCPR:
      return { model: 'CapituloDcpr', id: numero, dados: { ordem: numero, titulo } }
    default:
      throw new Error(`No standard has the id ${simbolo_id}`)
  }
}

/** Rows of one ebook, one for each author, become one end. */
export function toPontasEbook(rows: EbookAutorRow[]): PontaDaHarmonia[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const autores = [...new Set(group.flatMap(({ nome }) => (nome === null ? [] : [nome])))]
    const { id, titulo, capa } = first
    return [{ model: 'Ebook', id, dados: { id, titulo, autores: autores.map((nome) => ({ nome })), capa } }]
  })
}
