import { memo, useMemo } from 'react'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import type { AcoesDoTexto } from '../../ui/texto-marcado/acoes.ts'
import { clipFaixas } from '../../ui/texto-marcado/corridas.ts'
import type { FaixaDestaque, FaixaDoTexto } from '../../ui/texto-marcado/faixas.ts'
import { TextoMarcado } from '../../ui/texto-marcado/texto-marcado.tsx'
import type { AchadoDaChegada } from './chegada.ts'

/** What all paragraphs of a chapter share. */
export interface SobreOTexto {
  readonly destaques: ReadonlyMap<number, readonly FaixaDestaque[]>
  readonly achado: AchadoDaChegada | null
  readonly acoes: AcoesDoTexto
}

type Elemento = 'p' | 'span' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'figcaption' | 'code'

interface TextoDoParagrafoProps {
  readonly paragrafo: Paragrafo
  readonly texto: SobreOTexto
  readonly as?: Elemento
  readonly className?: string | undefined
  /** Only this piece of the paragraph's text: a cell of a table. */
  readonly pedaco?: { readonly inicio: number; readonly texto: string }
}

const NENHUM: readonly FaixaDestaque[] = []

/** The element that holds the text of a paragraph, with everything that lies over it. */
export function TextoDoParagrafo({
  paragrafo,
  texto,
  as = 'span',
  className,
  pedaco,
}: TextoDoParagrafoProps) {
  const { destaques, achado, acoes } = texto
  return (
    <Portador
      paragrafo={paragrafo}
      as={as}
      className={className}
      inicio={pedaco?.inicio ?? 0}
      palavras={pedaco?.texto ?? paragrafo.texto}
      destaques={destaques.get(paragrafo.id) ?? NENHUM}
      achado={achado?.paragrafo === paragrafo.id ? achado : null}
      acoes={acoes}
    />
  )
}

interface PortadorProps {
  readonly paragrafo: Paragrafo
  readonly as: Elemento
  readonly className: string | undefined
  readonly inicio: number
  readonly palavras: string
  readonly destaques: readonly FaixaDestaque[]
  readonly achado: AchadoDaChegada | null
  readonly acoes: AcoesDoTexto
}

/** Drawn again only when something over this paragraph changes: chapters are long. */
const Portador = memo(function Portador(props: PortadorProps) {
  const { paragrafo, as: Elemento, className, inicio, palavras, destaques, achado, acoes } = props
  const faixas = useMemo(() => {
    const todas: FaixaDoTexto[] = [...paragrafo.marcas, ...destaques]
    if (achado) todas.push({ tipo: 'achado', inicio: achado.inicio, fim: achado.fim })
    return palavras === paragrafo.texto ? todas : clipFaixas(todas, inicio, inicio + palavras.length)
  }, [paragrafo, destaques, achado, inicio, palavras])
  return (
    <Elemento
      className={className}
      data-paragrafo={paragrafo.id}
      data-inicio={inicio}
      lang={paragrafo.detalhes.idioma}
      dir={paragrafo.detalhes.direcao}
    >
      <TextoMarcado texto={palavras} faixas={faixas} acoes={acoes} />
    </Elemento>
  )
})
