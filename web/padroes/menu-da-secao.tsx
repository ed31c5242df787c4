import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { FileText, Headphones, Languages, Link2, NotebookPen, Quote, Share2 } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { hasFala, ouvirDaqui } from '../escuta/public.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { Compartilhar } from '../ui/compartilhar/compartilhar.tsx'
import { copyLinkAndTell, copyTextAndTell } from '../ui/compartilhar/copy-and-tell.ts'
import { formatSecaoCitada, linkDaSecao, type SecaoCitavel, toPartilha } from './copiar-secao.ts'
import { folhaDaPagina } from './folha-da-pagina.ts'
import { InglesContext } from './ingles-da-pagina.ts'
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
  const navigate = useNavigate()
  const ingles = use(InglesContext)
  const { ficha, numero, secao } = citavel
  const [isSharing, setIsSharing] = useState(false)
  // The library knows of keys only those pressed since it was mounted, and the one that opened it came before.
  useEffect(() => {
    if (byKeyboard) first.current?.focus()
  }, [byKeyboard])
  // The entry that was chosen is gone, and with it what the browser would give the focus back to.
  function handleShared() {
    setIsSharing(false)
    trigger.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger ref={trigger} className="rotulo-da-secao">
          {children}
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Item ref={first} onSelect={() => void copyLinkAndTell(linkDaSecao(citavel))}>
            <Link2 className="i" aria-hidden="true" /> Copiar link
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void copyTextAndTell(formatSecaoCitada(citavel))}>
            <Quote className="i" aria-hidden="true" /> Copiar com citação
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => setIsSharing(true)}>
            <Share2 className="i" aria-hidden="true" /> Compartilhar
          </DropdownMenu.Item>
          {hasFala() && (
            <DropdownMenu.Item onSelect={() => ouvirDaqui(trigger.current?.closest('.sec') ?? null)}>
              <Headphones className="i" aria-hidden="true" /> Ouvir daqui
            </DropdownMenu.Item>
          )}
          {ingles?.secoes.includes(secao.secao) && (
            <DropdownMenu.Item onSelect={() => ingles.toggle(secao.secao)}>
              <Languages className="i" aria-hidden="true" />{' '}
              {ingles.blocos.has(secao.secao) ? 'Esconder o inglês' : 'Mostrar o inglês'}
            </DropdownMenu.Item>
          )}
          {beginNota && (
            <DropdownMenu.Item onSelect={() => trigger.current && beginNota(secao.secao, trigger.current)}>
              <NotebookPen className="i" aria-hidden="true" /> Nova nota
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => void navigate(folhaDaPagina(ficha.padrao, numero, secao.secao))}>
            <FileText className="i" aria-hidden="true" /> Folha de estudo…
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isSharing && <Compartilhar {...toPartilha(citavel)} onClose={handleShared} />}
    </>
  )
}
