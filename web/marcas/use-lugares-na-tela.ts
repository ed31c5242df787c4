import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type MarcaEmPalavras, rangesDaMarca } from './faixas-das-marcas.ts'
import { pintarPalavras } from './pintar-palavras.ts'
import type { TextoMarcavel } from './texto-marcavel.ts'

/** Where the words of a mark end, in pixels from an element. */
export interface FimNaTela {
  readonly top: number
  readonly left: number
}

/**
 * Paints marks, and tells where each ends; again when the page is drawn anew or gets another width.
 * @param origem the element from which places are counted
 */
export function useLugaresNaTela(
  texto: TextoMarcavel,
  marcas: readonly MarcaEmPalavras[],
  origem: RefObject<HTMLElement | null>,
): ReadonlyMap<string, FimNaTela> {
  const [fins, setFins] = useState<ReadonlyMap<string, FimNaTela>>(new Map())
  const draw = useEffectEvent(() => {
    const linhas = texto.linhas()
    pintarPalavras(linhas, marcas)
    const zero = origem.current?.getBoundingClientRect()
    if (!zero) return
    const next = new Map<string, FimNaTela>()
    for (const marca of marcas) {
      const last = rangesDaMarca(linhas, marca).at(-1)
      const box = last && [...last.getClientRects()].at(-1)
      if (box) next.set(marca.id, { top: box.top - zero.top, left: box.right - zero.left })
    }
    setFins((before) => (isSame(before, next) ? before : next))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew when the marks are others
  useEffect(() => draw(), [marcas])
  useEffect(() => {
    const raiz = texto.raiz()
    if (!raiz) return
    let frame = 0
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => draw())
    }
    const resized = new ResizeObserver(schedule)
    resized.observe(raiz)
    // The page draws its words anew as it likes: what stood on the old ones stands nowhere.
    const drawn = new MutationObserver(schedule)
    drawn.observe(raiz, { childList: true, characterData: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      drawn.disconnect()
      pintarPalavras([], [])
    }
  }, [texto])
  return fins
}

function isSame(one: ReadonlyMap<string, FimNaTela>, other: ReadonlyMap<string, FimNaTela>): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([id, { top, left }]) => {
    const fim = other.get(id)
    return fim?.top === top && fim.left === left
  })
}
