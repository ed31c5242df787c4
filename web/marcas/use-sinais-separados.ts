import { useLayoutEffect } from 'react'

/** Of a sign, in pixels: it can be touched. */
const ALTURA = 24

/** Keeps signs that belong to one line from covering each other. @param notas new when signs come or go */
export function useSinaisSeparados(notas: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signs are of these notes
  useLayoutEffect(() => {
    const texto = document.querySelector('.bib .capitulo')
    if (!texto) return
    const observer = new ResizeObserver(separate)
    observer.observe(texto)
    return () => observer.disconnect()
  }, [notas])
}

function separate(): void {
  const sinais = [...document.querySelectorAll<HTMLElement>('.sinal-da-nota')]
  const places = sinais.map((sinal) => ({ sinal, top: sinal.offsetTop }))
  let bottom = Number.NEGATIVE_INFINITY
  for (const { sinal, top } of places) {
    const desvio = Math.max(0, bottom - top)
    sinal.style.setProperty('--desvio', `${desvio}px`)
    bottom = top + desvio + ALTURA
  }
}
