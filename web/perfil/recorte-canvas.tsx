import { useEffect, useRef } from 'react'
import type { FotoAberta } from './open-foto.ts'
import type { Recorte } from './recorte.ts'

interface RecorteCanvasProps {
  readonly foto: FotoAberta
  readonly recorte: Recorte
  /** Side in pixels of the drawing; the style sheet says how large it is shown. */
  readonly pixels: number
  readonly className: string
}

/** What the square shows. It is decoration: the words beside it say the same. */
export function RecorteCanvas({ foto, recorte, pixels, className }: RecorteCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { imagem, largura, altura } = foto
    const [horizontal, vertical] = [imagem.width / largura, imagem.height / altura]
    const { x, y, lado } = recorte
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, pixels, pixels)
    context.drawImage(
      imagem,
      x * horizontal,
      y * vertical,
      lado * horizontal,
      lado * vertical,
      0,
      0,
      pixels,
      pixels,
    )
  }, [foto, recorte, pixels])

  return (
    <div className={className} aria-hidden="true">
      <canvas ref={canvas} width={pixels} height={pixels} />
    </div>
  )
}
