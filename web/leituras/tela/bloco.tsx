import type { CSSProperties } from 'react'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import type { BlocoDoCapitulo, ItemDeLista } from './blocos.ts'
import { ParagrafoDoEbook } from './paragrafo.tsx'
import { TabelaDoTexto } from './tabela.tsx'
import { type SobreOTexto, TextoDoParagrafo } from './texto-do-paragrafo.tsx'

interface BlocoProps {
  readonly bloco: BlocoDoCapitulo
  readonly texto: SobreOTexto
  /** Whether it opens the chapter, with the red initial. */
  readonly isInicial: boolean
}

/** A paragraph, or what several make together. */
export function BlocoDoTexto({ bloco, texto, isInicial }: BlocoProps) {
  switch (bloco.tipo) {
    case 'titulo': {
      const Titulo = `h${bloco.nivel}` as const
      return <Titulo className={bloco.nivel === 2 ? 'secao' : 'secao menor'}>{bloco.texto}</Titulo>
    }
    case 'lista':
      return <Lista itens={bloco.itens} texto={texto} />
    case 'tabela':
      return <TabelaDoTexto cabeca={bloco.cabeca} linhas={bloco.linhas} texto={texto} />
    case 'citacao':
      return <Citacao nivel={bloco.nivel} paragrafos={bloco.paragrafos} texto={texto} />
    case 'paragrafo':
      return <ParagrafoDoEbook paragrafo={bloco.paragrafo} texto={texto} isInicial={isInicial} />
  }
}

/** Numbers make an ordered list; the markers are those of the book in both. */
function Lista({ itens, texto }: { itens: readonly ItemDeLista[]; texto: SobreOTexto }) {
  const Elemento = /^\W?\d/.test(itens[0]?.paragrafo.detalhes.marcador ?? '') ? 'ol' : 'ul'
  return (
    <Elemento className="lista">
      {itens.map(({ paragrafo, filhos }) => (
        <li
          key={paragrafo.id}
          style={marcadorOf(paragrafo)}
          data-marcador={paragrafo.detalhes.marcador ?? '•'}
        >
          <TextoDoParagrafo paragrafo={paragrafo} texto={texto} />
          {filhos.length > 0 && <Lista itens={filhos} texto={texto} />}
        </li>
      ))}
    </Elemento>
  )
}

function marcadorOf({ detalhes }: Paragrafo): CSSProperties {
  return { listStyleType: JSON.stringify(`${detalhes.marcador ?? '•'}\u00a0`) }
}

interface CitacaoProps {
  readonly nivel: number
  readonly paragrafos: readonly Paragrafo[]
  readonly texto: SobreOTexto
}

function Citacao({ nivel, paragrafos, texto }: CitacaoProps) {
  if (nivel > 1) {
    return (
      <blockquote>
        <Citacao nivel={nivel - 1} paragrafos={paragrafos} texto={texto} />
      </blockquote>
    )
  }
  return (
    <blockquote>
      {paragrafos.map((paragrafo) => (
        <TextoDoParagrafo key={paragrafo.id} as="p" paragrafo={paragrafo} texto={texto} />
      ))}
    </blockquote>
  )
}
