import type { Paragrafo } from '#contract/ebook-texto.ts'
import { toNivel } from './blocos.ts'
import { Texto, type TextoDoCapitulo } from './texto.tsx'

interface ParagrafoProps {
  readonly paragrafo: Paragrafo
  readonly texto: TextoDoCapitulo
  readonly isInicial: boolean
}

/** A paragraph that stands alone. */
export function ParagrafoDoTexto({ paragrafo, texto, isInicial }: ParagrafoProps) {
  switch (paragrafo.tipo) {
    case 'titulo':
      return (
        <Texto
          as={`h${toNivel(paragrafo.detalhes.nivel ?? 2)}`}
          className="secao"
          paragrafo={paragrafo}
          texto={texto}
        />
      )
    case 'verso':
      return <Texto as="p" className="verso" paragrafo={paragrafo} texto={texto} />
    case 'codigo':
      return (
        <pre className="codigo">
          <Texto as="code" paragrafo={paragrafo} texto={texto} />
        </pre>
      )
    case 'separador':
      return <hr className="separador" />
    case 'imagem':
      return <Imagem paragrafo={paragrafo} texto={texto} />
    default:
      return (
        <Texto as="p" className={isInicial ? 'initial' : undefined} paragrafo={paragrafo} texto={texto} />
      )
  }
}

/** Its room is kept before it comes, so that the text below does not jump. */
function Imagem({ paragrafo, texto }: Pick<ParagrafoProps, 'paragrafo' | 'texto'>) {
  const { imagem } = paragrafo.detalhes
  return (
    <figure className="imagem">
      {imagem && (
        <img src={imagem.src} alt={imagem.alt} width={imagem.largura} height={imagem.altura} loading="lazy" />
      )}
      {paragrafo.texto !== '' && <Texto as="figcaption" paragrafo={paragrafo} texto={texto} />}
    </figure>
  )
}
