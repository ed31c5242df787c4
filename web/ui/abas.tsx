import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { nextAba } from './proxima-aba.ts'

export interface Aba<Id extends string> {
  readonly id: Id
  readonly rotulo: ReactNode
  /** Address that has this tab open: it is a link then. */
  readonly to: string
}

interface AbasProps<Id extends string> {
  /** Name of the tabs, for those who do not see where they stand. */
  readonly label: string
  readonly abas: readonly Aba<Id>[]
  readonly atual: Id
  /** The current panel. */
  readonly children: ReactNode
}

/** Tabs that are links, so that each can be opened by itself, and the open panel. The arrows choose too. */
export function Abas<Id extends string>({ label, abas, atual, children }: AbasProps<Id>) {
  const lista = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const id = useId()

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = nextAba(
      abas.map((aba) => aba.id),
      atual,
      event.key,
    )
    const aba = abas.find((known) => known.id === next)
    if (!aba) return
    event.preventDefault()
    // Not a step of the history: the arrows would leave one for each tab that they pass.
    void navigate(aba.to, { replace: true })
    lista.current?.querySelector<HTMLElement>(`[data-aba="${aba.id}"]`)?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={lista} onKeyDown={handleKeyDown}>
        {abas.map((aba) => (
          <Link
            key={aba.id}
            to={aba.to}
            role="tab"
            id={`${id}-${aba.id}`}
            data-aba={aba.id}
            aria-selected={aba.id === atual}
            aria-controls={`${id}-painel`}
            tabIndex={aba.id === atual ? 0 : -1}
          >
            {aba.rotulo}
          </Link>
        ))}
      </div>
      <div
        className="pane"
        role="tabpanel"
        id={`${id}-painel`}
        aria-labelledby={`${id}-${atual}`}
        key={atual}
      >
        {children}
      </div>
    </>
  )
}
