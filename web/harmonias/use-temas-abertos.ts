import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { isRestored } from '../platform/page-memory.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
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
  const { hash, search, key } = useLocation()
  const navigate = useNavigate()
  const daAncora = parseAncora(hash)
  const [lembrados, setLembrados] = useLembrado('temas', z.array(z.number()), [])
  const clicked = useRef<number | null>(null)

  useEffect(() => {
    // A theme opened by its own button is under the reader's eyes already.
    if (!isReady || daAncora === null || daAncora === clicked.current || isRestored(key)) return
    document.getElementById(toAncora(daAncora))?.scrollIntoView()
  }, [isReady, daAncora, key])

  const abertos: ReadonlySet<number> = new Set(lembrados)
  const setAbertos = (temas: ReadonlySet<number>) => setLembrados([...temas])
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
