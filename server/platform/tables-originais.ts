/** The columns of the standards in the language in which they were written. */

interface LugarDoOriginal {
  idioma: string
  simbolo_id: number
  numero: number
}

interface PaginaOriginalTable extends LugarDoOriginal {
  titulo: string
}

interface SecaoOriginalTable extends LugarDoOriginal {
  secao: number
  titulo: string | null
  destaque: string | null
}

interface ParagrafoOriginalTable extends LugarDoOriginal {
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
