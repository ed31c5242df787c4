/** The tables of tags (docs/marcacoes.md). */

export interface EtiquetaTable {
  usuario_id: string
  id: string
  nome: string
  /** Without accents and case. */
  nome_busca: string
  criada_em: string
}

/** A tag on a note, a highlight or a mark, by the table. */
interface EtiquetaPostaTable {
  usuario_id: string
  marcacao_id: string
  etiqueta_id: string
}

export interface MarcacoesTables {
  etiqueta: EtiquetaTable
  etiqueta_da_nota: EtiquetaPostaTable
  etiqueta_do_destaque: EtiquetaPostaTable
  etiqueta_da_marca: EtiquetaPostaTable
}
