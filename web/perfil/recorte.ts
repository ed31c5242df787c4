/** The square that is cut out of a photo, in pixels of the upright picture. Fractions are kept until it is sent. */

export interface Tamanho {
  readonly largura: number
  readonly altura: number
}

export interface Recorte {
  /** Left of the square. */
  readonly x: number
  /** Top of the square. */
  readonly y: number
  readonly lado: number
}

/** How much closer than the largest square the reader may go. */
export const ZOOM_MAX = 4
const ZOOM_PASSO = 0.25

/** Share of the square's side by which an arrow key moves it; with Shift, five times as much. */
const PASSO = 0.02
const PASSO_LONGO = 0.1

/** The largest square, in the middle: what the server would take by itself. */
export function initialRecorte({ largura, altura }: Tamanho): Recorte {
  const lado = Math.min(largura, altura)
  return { x: (largura - lado) / 2, y: (altura - lado) / 2, lado }
}

/** @returns 1 for the largest square, `ZOOM_MAX` for the smallest */
export function zoomOf({ lado }: Recorte, { largura, altura }: Tamanho): number {
  return Math.min(largura, altura) / lado
}

/** Moves the square as far as the picture reaches. */
export function moveRecorte(recorte: Recorte, dx: number, dy: number, foto: Tamanho): Recorte {
  return inside({ ...recorte, x: recorte.x + dx, y: recorte.y + dy }, foto)
}

/** Makes the square larger or smaller around its middle; it gives way at the edges of the picture. */
export function zoomRecorte(recorte: Recorte, zoom: number, foto: Tamanho): Recorte {
  const menor = Math.min(foto.largura, foto.altura)
  const lado = clamp(menor / clamp(zoom, 1, ZOOM_MAX), Math.min(1, menor), menor)
  const recuo = (recorte.lado - lado) / 2
  return inside({ x: recorte.x + recuo, y: recorte.y + recuo, lado }, foto)
}

/** Arrows move the square, + and − size it. @param event `key` and `shiftKey` @param foto its size @returns null otherwise */
export function recorteOfKey(
  recorte: Recorte,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  foto: Tamanho,
): Recorte | null {
  const passo = recorte.lado * (shiftKey ? PASSO_LONGO : PASSO)
  const zoom = zoomOf(recorte, foto)
  switch (key) {
    case 'ArrowLeft':
      return moveRecorte(recorte, -passo, 0, foto)
    case 'ArrowRight':
      return moveRecorte(recorte, passo, 0, foto)
    case 'ArrowUp':
      return moveRecorte(recorte, 0, -passo, foto)
    case 'ArrowDown':
      return moveRecorte(recorte, 0, passo, foto)
    case '+':
    case '=':
      return zoomRecorte(recorte, zoom + ZOOM_PASSO, foto)
    case '-':
    case '_':
      return zoomRecorte(recorte, zoom - ZOOM_PASSO, foto)
    default:
      return null
  }
}

/** The square in whole pixels, never beyond the picture: rounding may not push an edge out. */
export function toPixels(recorte: Recorte, { largura, altura }: Tamanho): Recorte {
  const lado = clamp(Math.round(recorte.lado), 1, Math.min(largura, altura))
  return {
    x: clamp(Math.round(recorte.x), 0, largura - lado),
    y: clamp(Math.round(recorte.y), 0, altura - lado),
    lado,
  }
}

function inside({ x, y, lado }: Recorte, { largura, altura }: Tamanho): Recorte {
  return { x: clamp(x, 0, largura - lado), y: clamp(y, 0, altura - lado), lado }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
