import { Menu, X } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { isDaEditora } from '../platform/is-da-editora.ts'
import { Logo } from '../ui/logo.tsx'
import { ENTRIES, isCurrent } from './entries.ts'
import { Reader } from './reader.tsx'

interface MobileMenuProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
  readonly pathname: string
}

/** The hamburger and its sheet: a native modal dialog, which keeps the focus inside and closes on Esc. */
export function MobileMenu({ user, onLeave, pathname }: MobileMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function handleOpen() {
    sheet.current?.showModal()
    closeButton.current?.focus()
    setIsOpen(true)
  }

  function handleClick({ target }: MouseEvent) {
    const isBackdrop = target === sheet.current
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isBackdrop || isLink) sheet.current?.close()
  }

  return (
    <>
      <button
        type="button"
        className="icon-btn burger"
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleOpen}
      >
        <Menu className="i" aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, the close button and the links themselves */}
      <dialog
        ref={sheet}
        className="mm"
        aria-label="Menu"
        onClick={handleClick}
        onClose={() => setIsOpen(sheet.current?.open ?? false)}
      >
        <div className="mm-folha">
          <div className="mt">
            <Link className="logo" to={paths.home()}>
              <Logo />
            </Link>
            <button
              ref={closeButton}
              type="button"
              className="icon-btn"
              aria-label="Fechar menu"
              onClick={() => sheet.current?.close()}
            >
              <X className="i" aria-hidden="true" />
            </button>
          </div>
          <nav aria-label="Menu">
            {ENTRIES.map((entry) => (
              <Link
                key={entry.path}
                to={entry.path}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              >
                {entry.rotulo}
              </Link>
            ))}
          </nav>
          <div className="mu">
            <Reader user={user} />
          </div>
          <Link className="sm" to={paths.perfil()}>
            Perfil
          </Link>
          {isDaEditora(user) && (
            <Link className="sm" to={paths.editora()}>
              Editora
            </Link>
          )}
          <Link className="sm" to={paths.ajuda()}>
            Ajuda
          </Link>
          <button type="button" className="sm" onClick={onLeave}>
            Sair
          </button>
        </div>
      </dialog>
    </>
  )
}
