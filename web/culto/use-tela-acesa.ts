import { useCallback, useEffect, useState } from 'react'

/** Whether the device can be asked; where it refused, it says so until it is asked again. */
type TelaAcesa = 'indisponivel' | 'desligada' | 'ligada' | 'recusada'

/** Keeps the screen awake while the page is shown: the device takes it back when it is hidden, and it is asked again. */
export function useTelaAcesa(): { readonly tela: TelaAcesa; readonly toggle: () => void } {
  const [isWanted, setIsWanted] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    const events = new AbortController()
    const { signal } = events
    let sentinel: WakeLockSentinel | null = null
    const refuse = () => {
      setIsRefused(true)
      setIsWanted(false)
    }
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (signal.aborted) return void taken.release()
        sentinel = taken
        // A low battery takes it back too.
        taken.addEventListener('release', () => document.visibilityState === 'visible' && refuse(), {
          signal,
        })
      } catch {
        // Hidden meanwhile: it is asked again when the page is shown.
        if (signal.aborted || document.visibilityState !== 'visible') return
        refuse()
      }
    }
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    void ask()
    return () => {
      events.abort()
      void sentinel?.release()
    }
  }, [isWanted])

  const toggle = useCallback(() => {
    setIsRefused(false)
    setIsWanted((wanted) => !wanted)
  }, [])
  if (!('wakeLock' in navigator)) return { tela: 'indisponivel', toggle }
  if (isWanted) return { tela: 'ligada', toggle }
  return { tela: isRefused ? 'recusada' : 'desligada', toggle }
}
