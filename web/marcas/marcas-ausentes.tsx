import { useState } from 'react'
import { isSemResposta } from '../platform/sem-resposta.ts'

/** Says under a text, which can be read all the same, that its marks are not shown. */
export function MarcasAusentes({ onRetry }: { readonly onRetry: () => void }) {
  const [isSemInternet] = useState(isSemResposta)
  return (
    <p className="marcas-ausentes small muted" role="status">
      {isSemInternet
        ? 'Sem internet, as suas marcas neste capítulo não aparecem: elas não estão neste aparelho.'
        : 'As suas marcas neste capítulo não puderam ser carregadas.'}{' '}
      <button type="button" className="link" onClick={onRetry}>
        Tentar de novo
      </button>
    </p>
  )
}
