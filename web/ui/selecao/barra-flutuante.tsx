import '../../styles/selecao.css'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { useMediaQuery } from '../../platform/media-query.ts'
import { placeBarra } from './posicao-da-barra.ts'

/** Height of the bar at the window's top. */
const TOPO = 72

interface BarraFlutuanteProps {
  readonly barra: RefObject<HTMLDivElement | null>
  /** Where the selected words stand in the window. */
  readonly caixa: DOMRect
  /** A key that the page gives a meaning of its own. @returns whether it was used */
  readonly onTecla?: (key: string) => boolean
  readonly children: ReactNode
}

/** What can be done with selected words, beside them, at the foot for fingers. Tab goes there, Esc lets go. */
export function BarraFlutuante({ barra, caixa, onTecla, children }: BarraFlutuanteProps) {
  const isTouch = useMediaQuery('(pointer: coarse)')
  const place = usePlace(barra, caixa, isTouch)
  useTeclas(barra, onTecla)
  return (
    <div
      ref={barra}
      className={isTouch ? 'selecao em-baixo' : 'selecao'}
      style={place}
      role="toolbar"
      aria-label="Trecho selecionado"
      // The press would take the selection away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

/** Measured before it is seen: beside the words, never over them where there is room. */
function usePlace(bar: RefObject<HTMLElement | null>, caixa: DOMRect, isTouch: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    if (!bar.current) return
    const size = bar.current.getBoundingClientRect()
    const window = { width: document.documentElement.clientWidth, height: globalThis.innerHeight }
    setPlace(isTouch ? {} : placeBarra(caixa, size, window, TOPO))
  }, [bar, caixa, isTouch])
  return place
}

function useTeclas(bar: RefObject<HTMLElement | null>, onTecla?: (key: string) => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
    const isInside = bar.current?.contains(document.activeElement) ?? false
    if (event.key === 'Escape') document.getSelection()?.removeAllRanges()
    else if (event.key === 'Tab' && !event.shiftKey && !isInside)
      bar.current?.querySelector('button')?.focus()
    else if (!onTecla?.(event.key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
