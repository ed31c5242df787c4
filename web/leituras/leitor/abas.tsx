import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { nextAba } from '../../ui/proxima-aba.ts'

interface AbasProps<Id extends string> {
  readonly abas: readonly { readonly id: Id; readonly rotulo: string }[]
  readonly atual: Id
  readonly onAba: (id: Id) => void
  readonly children: ReactNode
}

/** Tabs; the arrows, Home and End go from one to the other. */
export function Abas<Id extends string>({ abas, atual, onAba, children }: AbasProps<Id>) {
  const prefix = useId()

  function handleKey(event: KeyboardEvent) {
    const next = nextAba(
      abas.map(({ id }) => id),
      atual,
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    onAba(next)
    document.getElementById(`${prefix}${next}`)?.focus()
  }
  return (
    <>
      <div className="abas-da-gaveta" role="tablist" aria-label="Deste livro" onKeyDown={handleKey}>
        {abas.map(({ id, rotulo }) => (
          <button
            key={id}
            id={`${prefix}${id}`}
            type="button"
            role="tab"
            className="aba"
            aria-selected={id === atual}
            aria-controls={`${prefix}painel`}
            tabIndex={id === atual ? 0 : -1}
            onClick={() => onAba(id)}
          >
            {rotulo}
          </button>
        ))}
      </div>
      <div id={`${prefix}painel`} role="tabpanel" aria-labelledby={`${prefix}${atual}`}>
        {children}
      </div>
    </>
  )
}
