/** The columns of the standards in the language in which they were written. */

interface LugarDoOriginal {
  idioma: string
  simbolo_id: number
  numero: number
}

export interface PaginaOriginalTable extends LugarDoOriginal {
  titulo: string
}

export interface SecaoOriginalTable extends LugarDoOriginal {
  secao: number
  titulo: string | null
  destaque: string | null
}

export interface ParagrafoOriginalTable extends LugarDoOriginal {
  secao: number
  ordem: number
  subtitulo: string | null
  texto: string
}

export interface OriginaisTables {
  pagina_original: PaginaOriginalTable
  secao_original: SecaoOriginalTable
  paragrafo_original: ParagrafoOriginalTable
}
