import type { ReactNode, RefObject } from 'react'
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import type { AcoesDoTexto } from '../../ui/texto-marcado/acoes.ts'
import type { FaixaDestaque } from '../../ui/texto-marcado/faixas.ts'
import type { Modelo } from './modelo.ts'

/** What the reader is opened with, and what other features bring to it. */
export interface TelaDeLeituraProps {
  readonly leitura: Leitura
  readonly sumario: readonly CapituloResumo[]
  /** Chapter that is open first. */
  readonly capituloId: number
  readonly autores: string
  /** Language of the book, where it is known. */
  readonly idioma: string | undefined
  /** Highlights of a chapter by paragraph. */
  readonly toFaixas: (paragrafos: readonly Paragrafo[]) => ReadonlyMap<number, readonly FaixaDestaque[]>
  /** These two must stay the same between renderings. */
  readonly onReferencia: AcoesDoTexto['onReferencia']
  readonly onDestaque: AcoesDoTexto['onDestaque']
  /** What is offered for selected words. */
  readonly renderSelecao: (texto: RefObject<HTMLElement | null>, capituloId: number) => ReactNode
  /** The tab of the highlights. */
  readonly renderDestaques: (saltar: Modelo['saltar']) => ReactNode
}
