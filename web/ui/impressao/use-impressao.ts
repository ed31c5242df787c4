import { useState } from 'react'
import { ESCOLHA_INICIAL, type EscolhaDeImpressao } from './escolha-de-impressao.ts'
import { usePrinting } from './use-printing.ts'

/** What a page knows of its printing. */
export interface Impressao {
  /** Chosen last. */
  readonly escolha: EscolhaDeImpressao
  readonly choose: (escolha: EscolhaDeImpressao) => void
  /** The same while the page is being printed; null on the screen. */
  readonly noPapel: EscolhaDeImpressao | null
}

export function useImpressao(): Impressao {
  const [escolha, choose] = useState(ESCOLHA_INICIAL)
  const isPrinting = usePrinting()
  return { escolha, choose, noPapel: isPrinting ? escolha : null }
}
