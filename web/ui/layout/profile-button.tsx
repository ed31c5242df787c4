import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { Reader } from './reader.tsx'

interface ProfileButtonProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

const importMenu = () => import('./profile-menu.tsx')

const ProfileMenu = lazy(async () => ({ default: (await importMenu()).ProfileMenu }))

/**
 * The profile button of the top bar. The menu's library weighs a quarter of all the rest, so it is fetched when
 * the button is about to be used, and takes the button's place when it is.
 */
export function ProfileButton({ user, onLeave }: ProfileButtonProps) {
  const [isWanted, setIsWanted] = useState(false)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsWanted(true)
  }

  const button = (
    <button
      type="button"
      className="me"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={importMenu}
      onFocus={importMenu}
      onClick={() => setIsWanted(true)}
      onKeyDown={handleKeyDown}
    >
      <Reader user={user} />
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ProfileMenu user={user} onLeave={onLeave} />
    </Suspense>
  )
}
