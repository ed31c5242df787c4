import { type ReactNode, type RefObject, useMemo } from 'react'
import type { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import { BlocoDoTexto } from './bloco.tsx'
import { type BlocoDoCapitulo, fitsInitial, toCapitulo } from './blocos.ts'
import type { Aberto, Modelo } from './modelo.ts'
import { RodapesDoCapitulo } from './rodapes-do-capitulo.tsx'
import type { SobreOTexto } from './texto-do-paragrafo.tsx'
import { useRolagem } from './use-rolagem.ts'

interface CapituloProps {
  readonly capitulo: CapituloDoEbook
  readonly resumo: CapituloResumo | undefined
  readonly aberto: Aberto
  readonly modelo: Modelo
  readonly texto: SobreOTexto
  readonly textoRef: RefObject<HTMLDivElement | null>
  /** After the text: what follows in the focus order a selection in it. */
  readonly children: ReactNode
}

/** The text of the open chapter. */
export function Capitulo({ capitulo, resumo, aberto, modelo, texto, textoRef, children }: CapituloProps) {
  const { blocos, rodapes } = useMemo(() => {
    const niveis = new Map(resumo?.secoes.map(({ paragrafo_id, nivel }) => [paragrafo_id, nivel]))
    return toCapitulo(capitulo.paragrafos, niveis)
  }, [capitulo, resumo])
  useRolagem(textoRef, modelo, aberto)
  const inicial = blocos.findIndex(({ tipo }) => tipo !== 'titulo')

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button after each highlight does the same */}
      <div
        ref={textoRef}
        className="read big"
        onClick={({ target }) => {
          const id = findDestaque(target)
          if (id !== null) texto.acoes.onDestaque(id)
        }}
      >
        {blocos.map((bloco, index) => (
          <BlocoDoTexto
            key={keyOf(bloco)}
            bloco={bloco}
            texto={texto}
            isInicial={index === inicial && bloco.tipo === 'paragrafo' && fitsInitial(bloco.paragrafo)}
          />
        ))}
        <RodapesDoCapitulo
          rodapes={rodapes}
          paragrafos={capitulo.paragrafos}
          texto={texto}
          onVoltarAoTexto={(paragrafo, deslocamento) =>
            modelo.saltar(capitulo.id, { paragrafo, deslocamento })
          }
        />
      </div>
      {children}
    </>
  )
}

/** The highlight under a click; null when the click selects words, or follows a link in the highlight. */
function findDestaque(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null
  if (document.getSelection()?.isCollapsed === false) return null
  return target.closest<HTMLElement>('mark[data-destaque]')?.dataset.destaque ?? null
}

function keyOf(bloco: BlocoDoCapitulo): string {
  switch (bloco.tipo) {
    case 'titulo':
      return `titulo ${bloco.paragrafoId}`
    case 'lista':
      return `${bloco.itens[0]?.paragrafo.id}`
    case 'tabela':
      return `${(bloco.cabeca[0] ?? bloco.linhas[0])?.id}`
    case 'citacao':
      return `${bloco.paragrafos[0]?.id}`
    case 'paragrafo':
      return `${bloco.paragrafo.id}`
  }
}
