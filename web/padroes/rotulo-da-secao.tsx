import { Link2 } from 'lucide-react'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react'
import type { SecaoCitavel } from './copiar-secao.ts'

const importMenu = () => import('./menu-da-secao.tsx')

const MenuDaSecao = lazy(async () => ({ default: (await importMenu()).MenuDaSecao }))

interface RotuloDaSecaoProps {
  readonly citavel: SecaoCitavel
  /** 'Seção 2', 'Resposta'. */
  readonly rotulo: string
}

/** The number of a section, a button that offers its address and its text. The menu comes when it is about to be used. */
export function RotuloDaSecao({ citavel, rotulo }: RotuloDaSecaoProps) {
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

  const content = <ConteudoDoRotulo rotulo={rotulo} />
  const button = (
    <button
      type="button"
      className="rotulo-da-secao"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={importMenu}
      onFocus={importMenu}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {content}
    </button>
  )
  if (openedBy === null) return button
  return (
    <Suspense fallback={button}>
      <MenuDaSecao citavel={citavel} byKeyboard={openedBy === 'keyboard'}>
        {content}
      </MenuDaSecao>
    </Suspense>
  )
}

function ConteudoDoRotulo({ rotulo }: { rotulo: string }) {
  return (
    <>
      {rotulo}
      <Link2 className="i" aria-hidden="true" />
    </>
  )
}
