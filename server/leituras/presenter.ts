import type { Leitura } from '#contract/leituras.ts'
import type { LeituraTable } from '#server/platform/tables-leitor.ts'

export interface LeituraRow
  extends Pick<
    LeituraTable,
    | 'id'
    | 'estado'
    | 'progresso'
    | 'ultima_visualizacao'
    | 'capitulo_atual_id'
    | 'posicao_paragrafo_id'
    | 'posicao_deslocamento'
    | 'posicao_versao'
    | 'posicao_aparelho'
    | 'posicao_em'
    | 'ebook_id'
  > {
  titulo: string
  capa: string | null
  ano: number | null
}

interface AutorRow {
  ebook_id: number
  id: number
  nome: string
}

/** @param autores of the reading's ebook */
export function toLeitura(row: LeituraRow, autores: readonly AutorRow[]): Leitura {
  const { id, estado, progresso, ultima_visualizacao, titulo, capa, ano } = row
  return {
    id,
    estado,
    progresso,
    ultima_visualizacao,
    ebook: {
      id: row.ebook_id,
      titulo,
      capa,
      ano,
      autores: autores.map((autor) => ({ id: autor.id, nome: autor.nome })),
    },
    capitulo_atual: row.capitulo_atual_id,
    posicao: {
      paragrafo_id: row.posicao_paragrafo_id,
      deslocamento: row.posicao_deslocamento,
      versao: row.posicao_versao,
      aparelho: row.posicao_aparelho,
      salva_em: row.posicao_em,
    },
  }
}
