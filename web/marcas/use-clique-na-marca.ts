import { useEffect, useEffectEvent } from 'react'
import { type MarcaEmPalavras, rangesDaMarca } from './faixas-das-marcas.ts'
import type { TextoMarcavel } from './texto-marcavel.ts'

/** What has a meaning of its own under the pointer. */
const ATIVOS = 'a, button, summary, input, label, [role="button"]'

/** Opens the mark whose words are clicked or tapped, the shortest of several; a selection is not a click. */
export function useCliqueNaMarca(
  texto: TextoMarcavel,
  marcas: readonly MarcaEmPalavras[],
  onOpen: (marca: MarcaEmPalavras) => void,
): void {
  const handleClick = useEffectEvent(({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (target instanceof Element && target.closest(ATIVOS)) return
    if (document.getSelection()?.isCollapsed === false) return
    const linhas = texto.linhas()
    const hit = marcas
      .filter((marca) => rangesDaMarca(linhas, marca).some((range) => isUnder(range, x, y)))
      .toSorted((a, b) => a.palavras.trecho.length - b.palavras.trecho.length)[0]
    if (hit) onOpen(hit)
  })
  useEffect(() => {
    const raiz = texto.raiz()
    const listener = (event: MouseEvent) => handleClick(event)
    raiz?.addEventListener('click', listener)
    return () => raiz?.removeEventListener('click', listener)
  }, [texto])
}

function isUnder(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}
