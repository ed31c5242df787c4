import { useEffect, useMemo, useState } from 'react'
import { listVozes } from './vozes.ts'

/** Longest that voices are waited for; Safari tells of none that comes later. */
const ESPERA_MS = 3_000
const PASSO_MS = 250

/** The voices that may read a text, the best first. @returns null while they may still come */
export function useVozes(idioma: string): readonly SpeechSynthesisVoice[] | null {
  const [todas, setTodas] = useState<readonly SpeechSynthesisVoice[] | null>(null)
  useEffect(() => {
    const { speechSynthesis: fala } = window
    let waited = 0
    const look = () => {
      const vozes = fala.getVoices()
      if (vozes.length === 0 && waited < ESPERA_MS) return
      clearInterval(timer)
      setTodas([...vozes])
    }
    const timer = setInterval(() => {
      waited += PASSO_MS
      look()
    }, PASSO_MS)
    look()
    fala.addEventListener?.('voiceschanged', look)
    return () => {
      clearInterval(timer)
      fala.removeEventListener?.('voiceschanged', look)
    }
  }, [])
  return useMemo(() => todas && listVozes(todas, idioma), [todas, idioma])
}
