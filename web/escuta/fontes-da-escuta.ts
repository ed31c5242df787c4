/** Where each kind of page holds its words, and what stands among them that is not read. */
import type { TextoOuvido } from './texto-ouvido.ts'

export interface FonteDaEscuta {
  /** The elements that hold the words, in their order. */
  readonly blocos: string
  /** Numbers of verses, marks of notes and proofs, what only the eye sees. */
  readonly fora: string
}

const SEMPRE_FORA = 'button, [aria-hidden="true"], .no-papel'

export const FONTES_DA_ESCUTA: Readonly<Record<TextoOuvido['pagina'], FonteDaEscuta>> = {
  texto: { blocos: 'main .chap-head h1, main .leaf > .sec > .read > *', fora: SEMPRE_FORA },
  biblia: {
    blocos: 'main .chap-head h1, main .titulo-salmo, main .bib .capitulo > *',
    fora: `${SEMPRE_FORA}, .faixa-da-secao, .nota-lateral, .lacuna`,
  },
  leitura: {
    blocos: 'main h1, main .subtitulo-do-capitulo, main .read > .secao, main .read [data-paragrafo]',
    fora: `${SEMPRE_FORA}, .ref, .notas-do-capitulo, .codigo`,
  },
}

/** The link to the next chapter; null after the last. */
export function findProximo(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main .turn .next')
}
