import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { Reader } from './reader.tsx'

interface ProfileButtonProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

const importMenu = () => import('./profile-menu.tsx')

const ProfileMenu = lazy(async () => ({ default: (await importMenu()).ProfileMenu }))

/** The profile button. The menu's library weighs a quarter of all the rest: fetched when it is about to be used. */
export function ProfileButton({ user, onLeave }: ProfileButtonProps) {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer' | null>(null)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpenedBy('keyboard')
  }

  function handleClick(event: MouseEvent) {
    // Enter and the space bar click too, without a pointer that could have been pressed.
    setOpenedBy(event.detail === 0 ? 'keyboard' : 'pointer')
  }

  const button = (
    <button
      type="button"
      className="me"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={importMenu}
      onFocus={importMenu}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <Reader user={user} />
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  )
  if (openedBy === null) return button
  return (
    <Suspense fallback={button}>
      <ProfileMenu user={user} byKeyboard={openedBy === 'keyboard'} onLeave={onLeave} />
    </Suspense>
  )
}
