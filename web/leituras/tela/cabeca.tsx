import type { CapituloDoEbook } from '#contract/ebook-texto.ts'

interface CabecaProps {
  readonly capitulo: Pick<CapituloDoEbook, 'titulo' | 'subtitulo'>
  readonly numero: number
  readonly total: number
}

/** Longer titles are set smaller, as the questions of the catechisms are (design, "Chapter page"). */
const TITULO_LONGO = 60

/** The head of a chapter. */
export function Cabeca({ capitulo, numero, total }: CabecaProps) {
  return (
    <header>
      <p className="caps faint">
        Capítulo {numero} de {total}
      </p>
      <h1 className={capitulo.titulo.length > TITULO_LONGO ? 'h1 longo' : 'h1'}>{capitulo.titulo}</h1>
      {capitulo.subtitulo && <p className="lead subtitulo-do-capitulo">{capitulo.subtitulo}</p>}
      <hr className="thin" />
    </header>
  )
}
