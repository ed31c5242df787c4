import '../styles/abas.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { nextAba } from './proxima-aba.ts'

export interface Aba<Id extends string> {
  readonly id: Id
  readonly rotulo: ReactNode
  /** Address that has this tab open: it is a link then, so that it can be opened by itself. */
  readonly to?: string
}

interface AbasProps<Id extends string> {
  /** Name of the tabs, for those who do not see where they stand. */
  readonly label: string
  readonly abas: readonly Aba<Id>[]
  readonly atual: Id
  /** A tab without an address was chosen. */
  readonly onAba?: (id: Id) => void
  /** The current panel. */
  readonly children: ReactNode
}

/** Tabs and the open panel; the arrows, Home and End choose too. */
export function Abas<Id extends string>({ label, abas, atual, onAba, children }: AbasProps<Id>) {
  const lista = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const id = useId()

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // From the tab that has the focus: a second key may come before the page has shown what the first one chose.
    const focada = event.target instanceof HTMLElement ? event.target.dataset.aba : undefined
    const next = nextAba(
      abas.map((aba) => aba.id),
      abas.find((aba) => aba.id === focada)?.id ?? atual,
      event.key,
    )
    const aba = abas.find((known) => known.id === next)
    if (!aba) return
    event.preventDefault()
    // Not a step of the history: the arrows would leave one for each tab that they pass.
    if (aba.to !== undefined) void navigate(aba.to, { replace: true })
    else onAba?.(aba.id)
    // Tabs that are used are in sight; those that stick to the top must not take the page with them.
    lista.current?.querySelector<HTMLElement>(`[data-aba="${aba.id}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={lista} onKeyDown={handleKeyDown}>
        {abas.map((aba) => {
          const isAtual = aba.id === atual
          const tab = {
            role: 'tab',
            id: `${id}-${aba.id}`,
            'data-aba': aba.id,
            'aria-selected': isAtual,
            'aria-controls': `${id}-painel`,
            tabIndex: isAtual ? 0 : -1,
          } as const
          return aba.to === undefined ? (
            <button key={aba.id} type="button" {...tab} onClick={() => onAba?.(aba.id)}>
              {aba.rotulo}
            </button>
          ) : (
            <Link key={aba.id} to={aba.to} {...tab}>
              {aba.rotulo}
            </Link>
          )
        })}
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
