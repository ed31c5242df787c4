import { useEffect } from 'react'
import type { Aparencia } from '#contract/aparencia.ts'
import { removeStored } from '../platform/stored.ts'
import { type LugarDoTema, temaEmVigor } from './tema.ts'

/** Read by public/tema.js before the first paint; a plain word, not JSON. */
const TEMA = 'tema'

const ESCURO = '(prefers-color-scheme: dark)'

let lugar: LugarDoTema = 'site'

/** Puts the theme in force on the page, and on the device for the next first paint. */
export function applyTema(aparencia: Aparencia): void {
  keepTema(aparencia.tema)
  const { matches } = window.matchMedia(ESCURO)
  document.documentElement.dataset.tema = temaEmVigor(aparencia, lugar, matches)
}

function keepTema(tema: Aparencia['tema']): void {
  try {
    if (tema === 'sistema') removeStored(TEMA)
    else localStorage.setItem(TEMA, tema)
  } catch {
    // A browser that keeps nothing asks the system again.
  }
}

/** While it is mounted the page has the reader's own theme. */
export function useTemaDaLeitura(aparencia: Aparencia): void {
  useEffect(() => {
    lugar = 'leitura'
    const apply = () => applyTema(aparencia)
    apply()
    // tema.js listens too, and knows nothing of the reader.
    const system = window.matchMedia(ESCURO)
    system.addEventListener('change', apply)
    return () => {
      lugar = 'site'
      system.removeEventListener('change', apply)
      apply()
    }
  }, [aparencia])
}
