/** Where the selection's toolbar stands in the window. */
interface TamanhoDaBarra {
  readonly width: number
  readonly height: number
}

type Caixa = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>

/** Between the words and the toolbar, and between the toolbar and the window's edge. */
const FOLGA = 8

/** Over the selected words, under them, or at the window's foot. @param topo height at its top that must stay free */
export function placeBarra(caixa: Caixa, barra: TamanhoDaBarra, janela: TamanhoDaBarra, topo: number) {
  const middle = caixa.left + caixa.width / 2 - barra.width / 2
  const left = clamp(middle, FOLGA, janela.width - barra.width - FOLGA)
  const above = caixa.top - barra.height - FOLGA
  const below = caixa.bottom + FOLGA
  const last = janela.height - barra.height - FOLGA
  if (above >= topo + FOLGA) return { left, top: Math.min(above, last) }
  return { left, top: clamp(below, topo + FOLGA, last) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
