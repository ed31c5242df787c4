import type { Ligacao } from './faixas.ts'

/** What the reader can do with a text. The functions must stay the same between renderings. */
export interface AcoesDoTexto {
  readonly onLigacao: (ligacao: Ligacao, texto: string) => void
  readonly onReferencia: (referencia: string, trigger: HTMLElement) => void
  readonly onDestaque: (id: string) => void
}
