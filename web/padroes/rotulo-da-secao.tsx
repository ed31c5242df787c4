import { Link2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLazyMenu } from '../ui/use-lazy-menu.ts'
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
  const { openedBy, trigger } = useLazyMenu(importMenu)

  const content = <ConteudoDoRotulo rotulo={rotulo} />
  const button = (
    <button {...trigger} className="rotulo-da-secao">
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
