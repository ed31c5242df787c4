import { useEffect, useState } from 'react'

/** The side menu collapses when idle for so long. */
const OCIOSO_MS = 1_000

/** Whether the side menu is open: on arrival, under pointer or focus, and 1 s longer. Esc collapses it. */
export function useRecolher() {
  const [isAberto, setIsAberto] = useState(true)
  const [isUsado, setIsUsado] = useState(false)

  useEffect(() => {
    if (isUsado || !isAberto) return
    const timer = setTimeout(() => setIsAberto(false), OCIOSO_MS)
    return () => clearTimeout(timer)
  }, [isUsado, isAberto])

  useEffect(() => {
    if (!isAberto) return
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsAberto(false)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isAberto])

  function handleUse() {
    setIsUsado(true)
    setIsAberto(true)
  }

  return {
    isAberto,
    intent: {
      onPointerEnter: handleUse,
      onPointerLeave: () => setIsUsado(false),
      onFocus: handleUse,
      onBlur: () => setIsUsado(false),
    },
  }
}
