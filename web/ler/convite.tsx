import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

interface ConviteProps {
  /** Address of the same text in the app, which asks to sign in first. */
  readonly endereco: string
  readonly children: ReactNode
}

/** What the library has beyond the page, and the two ways in. */
export function Convite({ endereco, children }: ConviteProps) {
  return (
    <aside className="wide publico-convite" aria-labelledby="convite">
      <h2 className="h2" id="convite">
        Leia na sua biblioteca
      </h2>
      <p className="lead">{children}</p>
      <p className="acoes">
        <a className="btn btn-1" href={endereco}>
          Abrir na biblioteca
        </a>
        <a className="btn btn-2" href={paths.mbw()}>
          Conhecer
        </a>
      </p>
    </aside>
  )
}
