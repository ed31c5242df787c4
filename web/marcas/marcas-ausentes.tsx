import { useState } from 'react'
import { isSemResposta } from '../platform/sem-resposta.ts'

interface MarcasAusentesProps {
  /** 'neste capítulo' */
  readonly onde?: string
  readonly onRetry: () => void
}

/** Says under a text, which can be read all the same, that its marks are not shown. */
export function MarcasAusentes({ onde = 'neste capítulo', onRetry }: MarcasAusentesProps) {
  const [isSemInternet] = useState(isSemResposta)
  return (
    <p className="marcas-ausentes small muted" role="status">
      {isSemInternet
        ? `Sem internet, as suas marcas ${onde} não aparecem: elas não estão neste aparelho.`
        : `As suas marcas ${onde} não puderam ser carregadas.`}{' '}
      <button type="button" className="link" onClick={onRetry}>
        Tentar de novo
      </button>
    </p>
  )
}
