import { useEffect, useEffectEvent, useRef } from 'react'
import { Loading } from '../ui/loading.tsx'

/** How far below the window the end of the list may be when the next part is fetched. */
const AHEAD = '800px'

interface CarregarMaisProps {
  readonly isLoading: boolean
  /** What comes. */
  readonly rotulo?: string
  readonly onMore: () => void
}

/** The end of a list that has more: it fetches the next part when it comes near, and when its button is used. */
export function CarregarMais({ isLoading, rotulo = 'notas', onMore }: CarregarMaisProps) {
  const end = useRef<HTMLDivElement>(null)
  const handleNear = useEffectEvent(onMore)
  // Observed anew after each part: an end that stays near the window would otherwise not be told of again.
  useEffect(() => {
    if (isLoading || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A quick scroll tells of several changes at once; the last is how it is now.
        if (entries.at(-1)?.isIntersecting) handleNear()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={end} className="carregar-mais">
      {isLoading ? (
        <Loading label={`Carregando mais ${rotulo}`} />
      ) : (
        <button type="button" className="btn btn-2" onClick={onMore}>
          Carregar mais
        </button>
      )}
    </div>
  )
}
