import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { PAINEIS, type PainelId, painelOfKey } from './paineis.ts'

interface AbasDoPerfilProps {
  readonly atual: PainelId
  /** The current panel. */
  readonly children: ReactNode
}

/** The tabs of the account and the open panel. They are links, so that each panel can be opened by itself. */
export function AbasDoPerfil({ atual, children }: AbasDoPerfilProps) {
  const abas = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const id = useId()

  function handleKeyDown(event: KeyboardEvent) {
    const painel = painelOfKey(atual, event.key)
    if (!painel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Not a step of the history: the arrows would leave one for each panel that they pass.
    void navigate(painel.to, { replace: true })
    abas.current?.querySelector<HTMLElement>(`[data-painel="${painel.id}"]`)?.focus()
  }

  return (
    <>
      <div
        className="conta-abas"
        role="tablist"
        aria-label="Minha Conta"
        ref={abas}
        onKeyDown={handleKeyDown}
      >
        {PAINEIS.map(({ id: painel, rotulo, to }) => (
          <Link
            key={painel}
            to={to}
            role="tab"
            id={`${id}-${painel}`}
            data-painel={painel}
            aria-selected={painel === atual}
            aria-controls={`${id}-painel`}
            tabIndex={painel === atual ? 0 : -1}
          >
            {rotulo}
          </Link>
        ))}
      </div>
      <div
        className="conta-painel"
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
