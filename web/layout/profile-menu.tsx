import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { ChevronDown, CircleQuestionMark, LogOut, PenTool, User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { isDaEditora } from '../platform/is-da-editora.ts'
import { Reader } from './reader.tsx'

interface ProfileMenuProps {
  readonly user: Usuario
  /** Whether a key opened it: the focus then goes to its first entry. */
  readonly byKeyboard: boolean
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

/** The profile dropdown, open from the start. A modal menu's inline `<style>` would be refused by the security policy. */
export function ProfileMenu({ user, byKeyboard, onLeave }: ProfileMenuProps) {
  const first = useRef<HTMLAnchorElement>(null)
  // The library knows of keys only those pressed since it was mounted, and the one that opened it came before.
  useEffect(() => {
    if (byKeyboard) first.current?.focus()
  }, [byKeyboard])
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className="me">
        <Reader user={user} />
        <ChevronDown className="i" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={8}>
        <DropdownMenu.Item asChild>
          <Link ref={first} to={paths.perfil()}>
            <User className="i" aria-hidden="true" /> Perfil
          </Link>
        </DropdownMenu.Item>
        {isDaEditora(user) && (
          <DropdownMenu.Item asChild>
            <Link to={paths.editora()}>
              <PenTool className="i" aria-hidden="true" /> Editora
            </Link>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item asChild>
          <Link to={paths.ajuda()}>
            <CircleQuestionMark className="i" aria-hidden="true" /> Ajuda
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onLeave}>
          <LogOut className="i" aria-hidden="true" /> Sair
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
