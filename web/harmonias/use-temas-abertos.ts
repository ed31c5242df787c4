import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { parseAncora, toAncora } from './ancora.ts'

export interface TemasAbertos {
  /** The theme that the address names, or null. */
  readonly daAncora: number | null
  readonly isAberto: (temaId: number) => boolean
  /** Opens or closes a theme; the address names the one opened last, so that it can be passed on. */
  readonly toggle: (temaId: number) => void
  /** Keeps the theme that the address names open when the address will name it no longer. */
  readonly keep: () => void
}

/** Which themes are open, first the one in the address, scrolled to. @param isReady whether they are on the page */
export function useTemasAbertos(isReady: boolean): TemasAbertos {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const daAncora = parseAncora(hash)
  const [abertos, setAbertos] = useState<ReadonlySet<number>>(new Set())
  const clicked = useRef<number | null>(null)

  useEffect(() => {
    // A theme opened by its own button is under the reader's eyes already.
    if (!isReady || daAncora === null || daAncora === clicked.current) return
    document.getElementById(toAncora(daAncora))?.scrollIntoView()
  }, [isReady, daAncora])

  const withAncora = () => new Set(daAncora === null ? abertos : [...abertos, daAncora])
  const isAberto = (temaId: number) => temaId === daAncora || abertos.has(temaId)
  const replaceHash = (novo: string) => navigate({ search, hash: novo }, { replace: true })

  function toggle(temaId: number) {
    const seguintes = withAncora()
    if (isAberto(temaId)) {
      seguintes.delete(temaId)
      if (temaId === daAncora) replaceHash('')
    } else {
      seguintes.add(temaId)
      clicked.current = temaId
      replaceHash(toAncora(temaId))
    }
    setAbertos(seguintes)
  }

  return { daAncora, isAberto, toggle, keep: () => setAbertos(withAncora()) }
}
