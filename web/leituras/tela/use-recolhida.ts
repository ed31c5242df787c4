import { type RefObject, useEffect, useState } from 'react'
import { nextRecolhimento, type Recolhimento } from './recolher.ts'

/** Whether the bar is put away; the style sheet keeps it while the focus is inside. */
export function useRecolhida(bar: RefObject<HTMLElement | null>): boolean {
  const [isRecolhida, setRecolhida] = useState(false)
  useEffect(() => {
    let state: Recolhimento = { y: window.scrollY, isRecolhida: false }
    const handleScroll = () => {
      state = nextRecolhimento(state, window.scrollY, bar.current?.offsetHeight ?? 0, window.innerHeight)
      setRecolhida(state.isRecolhida)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [bar])
  return isRecolhida
}
