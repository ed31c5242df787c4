import { Download } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { Filtro } from './filtro.ts'

const importMenu = () => import('./exportar-menu.tsx')

const ExportarMenu = lazy(async () => ({ default: (await importMenu()).ExportarMenu }))

/** The button 'Exportar'. The menu's library is fetched when the button is about to be used, and takes its place. */
export function ExportarBotao({ filtro }: { filtro: Filtro }) {
  const [isWanted, setIsWanted] = useState(false)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsWanted(true)
  }

  const button = (
    <button
      type="button"
      className="btn btn-2"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={importMenu}
      onFocus={importMenu}
      onClick={() => setIsWanted(true)}
      onKeyDown={handleKeyDown}
    >
      <Download className="i" aria-hidden="true" /> Exportar
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ExportarMenu filtro={filtro} />
    </Suspense>
  )
}
