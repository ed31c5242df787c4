import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLazyMenu } from '../ui/use-lazy-menu.ts'
import type { Filtro } from './filtro.ts'

const importMenu = () => import('./exportar-menu.tsx')

const ExportarMenu = lazy(async () => ({ default: (await importMenu()).ExportarMenu }))

/** The button 'Exportar'. The menu's library is fetched when the button is about to be used, and takes its place. */
export function ExportarBotao({ filtro }: { filtro: Filtro }) {
  const { openedBy, trigger } = useLazyMenu(importMenu)

  const button = (
    <button {...trigger} className="btn btn-2">
      <Download className="i" aria-hidden="true" /> Exportar
    </button>
  )
  if (openedBy === null) return button
  return (
    <Suspense fallback={button}>
      <ExportarMenu filtro={filtro} />
    </Suspense>
  )
}
