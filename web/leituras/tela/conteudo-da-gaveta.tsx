import type { ReactNode } from 'react'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { Busca } from './busca.tsx'
import type { AbaDaGaveta } from './gaveta.tsx'
import type { Modelo } from './modelo.ts'
import { SumarioDaTela } from './sumario.tsx'

interface ConteudoDaGavetaProps {
  readonly aba: AbaDaGaveta | null
  readonly ebookId: number
  readonly sumario: readonly CapituloResumo[]
  /** Chapter that is open. */
  readonly atual: number
  readonly onAbrir: (capituloId: number) => void
  readonly onSaltar: Modelo['saltar']
  readonly renderDestaques: (saltar: Modelo['saltar']) => ReactNode
}

/** What the open tab of the drawer shows; nothing before it is opened. */
export function ConteudoDaGaveta(props: ConteudoDaGavetaProps) {
  const { aba, ebookId, sumario, atual, onAbrir, onSaltar, renderDestaques } = props
  switch (aba) {
    case 'capitulos':
      return (
        <SumarioDaTela
          sumario={sumario}
          atual={atual}
          onAbrir={onAbrir}
          onSecao={(id, paragrafo) => onSaltar(id, { paragrafo, deslocamento: 0 })}
        />
      )
    case 'destaques':
      return renderDestaques(onSaltar)
    case 'busca':
      return (
        <Busca
          ebookId={ebookId}
          sumario={sumario}
          onIr={({ capitulo_id, paragrafo_id: paragrafo, inicio, fim }) =>
            onSaltar(capitulo_id, { paragrafo, deslocamento: inicio }, { paragrafo, inicio, fim })
          }
        />
      )
    case null:
      return null
  }
}
