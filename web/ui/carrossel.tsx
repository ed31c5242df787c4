import '../styles/carrossel.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Banda } from './banda.tsx'
import { endsOf, nextScroll } from './next-scroll.ts'

interface CarrosselProps {
  readonly titulo: string
  /** The tiles, as `li`. */
  readonly children: ReactNode
}

/** A row of tiles that scrolls sideways; its arrows scroll one visible width. It never moves by itself. */
export function Carrossel({ titulo, children }: CarrosselProps) {
  const rail = useRef<HTMLUListElement>(null)
  const [fins, setFins] = useState({ isInicio: true, isFim: true })
  const id = useId()

  const measure = useCallback(() => {
    const next = rail.current && endsOf(rail.current)
    if (next) setFins((last) => (last.isInicio === next.isInicio && last.isFim === next.isFim ? last : next))
  }, [])

  // Other tiles make another width; it is measured before they are seen.
  useLayoutEffect(() => {
    if (children) measure()
  }, [children, measure])

  useEffect(() => {
    if (!rail.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(rail.current)
    return () => observer.disconnect()
  }, [measure])

  function handleScroll(direction: 1 | -1) {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!rail.current) return
    const [first] = rail.current.children
    const origem = first instanceof HTMLElement ? first.offsetLeft : 0
    const ladrilhos = [...rail.current.children]
      .filter((tile) => tile instanceof HTMLElement)
      .map(({ offsetLeft, offsetWidth }) => ({
        inicio: offsetLeft - origem,
        fim: offsetLeft - origem + offsetWidth,
      }))
    const left = nextScroll(rail.current, ladrilhos, direction)
    rail.current.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' })
  }

  const seta = (label: string, isEnd: boolean, direction: 1 | -1) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={`${label}: ${titulo}`}
      aria-controls={id}
      aria-disabled={isEnd}
      onClick={() => !isEnd && handleScroll(direction)}
    >
      {direction === -1 ? (
        <ChevronLeft className="i" aria-hidden="true" />
      ) : (
        <ChevronRight className="i" aria-hidden="true" />
      )}
    </button>
  )

  return (
    <Banda
      titulo={titulo}
      atos={
        <div className="ar">
          {seta('Anterior', fins.isInicio, -1)}
          {seta('Próximo', fins.isFim, 1)}
        </div>
      }
    >
      <ul className="rail" id={id} ref={rail} onScroll={measure}>
        {children}
      </ul>
    </Banda>
  )
}
