import { Ellipsis } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLazyMenu } from '../ui/use-lazy-menu.ts'
import type { MarcadosDoCapitulo } from './menu-dos-versiculos.tsx'

const importMenu = () => import('./menu-dos-versiculos.tsx')

const MenuDosVersiculos = lazy(async () => ({ default: (await importMenu()).MenuDosVersiculos }))

/** The button of what else can be done with marked verses. The menu comes when it is about to be used. */
export function MaisAcoes(marcados: MarcadosDoCapitulo) {
  const { openedBy, trigger } = useLazyMenu(importMenu)
  const content = (
    <>
      <Ellipsis className="i" aria-hidden="true" /> <span className="rotulo-largo">Mais</span>
    </>
  )
  const button = (
    <button {...trigger} className="btn btn-sm" aria-label="Mais">
      {content}
    </button>
  )
  if (openedBy === null) return button
  return (
    <Suspense fallback={button}>
      <MenuDosVersiculos marcados={marcados} byKeyboard={openedBy === 'keyboard'}>
        {content}
      </MenuDosVersiculos>
    </Suspense>
  )
}
