import { type RefObject, useEffect, useState } from 'react'
import { isColocada } from './colocar.ts'
import { nextRecolhimento, type Recolhimento } from './recolher.ts'

/** Whether the bar is put away; the style sheet keeps it while the focus is inside. */
export function useRecolhida(bar: RefObject<HTMLElement | null>): boolean {
  const [isRecolhida, setRecolhida] = useState(false)
  useEffect(() => {
    const heightOfPage = () => document.documentElement.scrollHeight
    let state: Recolhimento = { y: window.scrollY, pagina: heightOfPage(), isRecolhida: false }
    const handleScroll = () => {
      const rolada = { y: window.scrollY, pagina: heightOfPage(), isColocada: isColocada() }
      state = nextRecolhimento(state, rolada, bar.current?.offsetHeight ?? 0, window.innerHeight)
      setRecolhida(state.isRecolhida)
    }
    // Text that came, or is of another size: the reader's next move is measured from where it is now.
    const sizes = new ResizeObserver(() => {
      state = { ...state, y: window.scrollY, pagina: heightOfPage() }
    })
    sizes.observe(document.documentElement)
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', handleScroll)
    }
  }, [bar])
  return isRecolhida
}
