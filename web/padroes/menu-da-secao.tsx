import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { Link2, NotebookPen, Quote } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { copyLinkDaSecao, copySecaoCitada, type SecaoCitavel } from './copiar-secao.ts'
import { NovaNotaContext } from './nova-nota-context.ts'

interface MenuDaSecaoProps {
  readonly citavel: SecaoCitavel
  /** Whether a key opened it: the focus then goes to its first entry. */
  readonly byKeyboard: boolean
  /** What the button says. */
  readonly children: ReactNode
}

/** The menu of a section's number, open from the start. `modal={false}`: see `ExportarMenu`. */
export function MenuDaSecao({ citavel, byKeyboard, children }: MenuDaSecaoProps) {
  const first = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const beginNota = use(NovaNotaContext)
  // The library knows of keys only those pressed since it was mounted, and the one that opened it came before.
  useEffect(() => {
    if (byKeyboard) first.current?.focus()
  }, [byKeyboard])
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="rotulo-da-secao">
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
        <DropdownMenu.Item ref={first} onSelect={() => void copyLinkDaSecao(citavel)}>
          <Link2 className="i" aria-hidden="true" /> Copiar link
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void copySecaoCitada(citavel)}>
          <Quote className="i" aria-hidden="true" /> Copiar com citação
        </DropdownMenu.Item>
        {beginNota && (
          <DropdownMenu.Item
            onSelect={() => trigger.current && beginNota(citavel.secao.secao, trigger.current)}
          >
            <NotebookPen className="i" aria-hidden="true" /> Nova nota
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
