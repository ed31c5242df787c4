import type { Paragrafo } from '#contract/ebook-texto.ts'
import { toNivel } from './blocos.ts'
import { type SobreOTexto, TextoDoParagrafo } from './texto-do-paragrafo.tsx'

interface ParagrafoProps {
  readonly paragrafo: Paragrafo
  readonly texto: SobreOTexto
  readonly isInicial: boolean
}

/** A paragraph that stands alone. */
export function ParagrafoDoEbook({ paragrafo, texto, isInicial }: ParagrafoProps) {
  switch (paragrafo.tipo) {
    case 'titulo':
      return (
        <TextoDoParagrafo
          as={`h${toNivel(paragrafo.detalhes.nivel ?? 2)}`}
          className="secao"
          paragrafo={paragrafo}
          texto={texto}
        />
      )
    case 'verso':
      return <TextoDoParagrafo as="p" className="verso" paragrafo={paragrafo} texto={texto} />
    case 'codigo':
      return (
        <pre className="codigo">
          <TextoDoParagrafo as="code" paragrafo={paragrafo} texto={texto} />
        </pre>
      )
    case 'separador':
      return <hr className="separador" />
    case 'imagem':
      return <Imagem paragrafo={paragrafo} texto={texto} />
    default:
      return (
        <TextoDoParagrafo
          as="p"
          className={isInicial ? 'initial' : undefined}
          paragrafo={paragrafo}
          texto={texto}
        />
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
      {paragrafo.texto !== '' && <TextoDoParagrafo as="figcaption" paragrafo={paragrafo} texto={texto} />}
    </figure>
  )
}
