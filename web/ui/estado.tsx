import { type ReactNode, useState } from 'react'
import { paths } from '../paths.ts'
import { isSemResposta } from '../platform/sem-resposta.ts'

interface EstadoVazioProps {
  /** One sentence that says what will be here. */
  readonly children: ReactNode
}

/** An empty list: one sentence between hairlines. */
export function EstadoVazio({ children }: EstadoVazioProps) {
  return (
    <div className="state">
      <p>{children}</p>
    </div>
  )
}

interface EstadoErroProps {
  /** One sentence that says what happened. */
  readonly message: string
  /** Tries again; without it the children are the way on. */
  readonly onRetry?: () => void
  /** Another way on, a link for instance. */
  readonly children?: ReactNode
}

/** A failure: one sentence between hairlines and a way on. */
export function EstadoErro({ message, onRetry, children }: EstadoErroProps) {
  const [isSemInternet] = useState(isSemResposta)
  return (
    <div className="state error" role="alert">
      <p>{message}</p>
      {isSemInternet && onRetry && (
        <p className="sem-internet">
          Sem internet, só abre o que está guardado neste aparelho. Veja{' '}
          {/* Not the router's: the public page has none. */}
          <a className="link" href={paths.semInternet()}>
            Ler sem internet
          </a>
          .
        </p>
      )}
      {onRetry && (
        <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
          Tentar de novo
        </button>
      )}
      {children}
    </div>
  )
}
