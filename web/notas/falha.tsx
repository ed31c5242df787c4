import type { MouseEvent } from 'react'

interface FalhaProps {
  /** What happened, as a sentence. */
  readonly sentence: string
  /** What the way on is called. */
  readonly acao?: string
  readonly onRetry: () => void
}

/** A failure inside a dialog, and the way on. */
export function Falha({ sentence, acao = 'Tentar de novo', onRetry }: FalhaProps) {
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // This button goes away while it is tried again; the focus must not go with it.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('footer .btn:last-of-type')?.focus()
    onRetry()
  }
  return (
    <div className="nota-falha" role="alert">
      <p>{sentence}</p>
      <button type="button" className="btn btn-2 btn-sm" onClick={handleClick}>
        {acao}
      </button>
    </div>
  )
}
