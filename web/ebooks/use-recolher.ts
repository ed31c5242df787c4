import { useEffect, useState } from 'react'

/** The side menu collapses after 1 s idle. */
const OCIOSO_MS = 1_000

/** From here on the page leaves room for the open menu (menu-lateral.css). */
const LARGO = '(min-width: 80rem)'

/** Under which it is kept, for the session, that the menu has shown itself. */
const CHAVE = 'mbw:menu-lateral'

/**
 * Whether the side menu is open: on the first arrival of a session where it covers nothing, and while the pointer or
 * the focus is in it; 1 s later it collapses. Esc collapses it at once.
 */
export function useRecolher() {
  const [isAberto, setIsAberto] = useState(() => window.matchMedia(LARGO).matches && !wasShown())
  const [isUsado, setIsUsado] = useState(false)

  useEffect(() => {
    if (isAberto) rememberShown()
  }, [isAberto])

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

function wasShown(): boolean {
  try {
    return sessionStorage.getItem(CHAVE) !== null
  } catch {
    return false
  }
}

function rememberShown(): void {
  try {
    sessionStorage.setItem(CHAVE, 'visto')
  } catch {
    // It shows itself again.
  }
}
