import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { useLazyMenu } from '../ui/use-lazy-menu.ts'
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
  const { openedBy, trigger } = useLazyMenu(importMenu)

  const button = (
    <button {...trigger} className="me">
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
