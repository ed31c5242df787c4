import type { Tamanho } from './recorte.ts'
import { withoutOwnTurn } from './webp-exif.ts'

/** A photo that the browser could read. */
export interface FotoAberta extends Tamanho {
  /** What is sent. */
  readonly arquivo: File
  /** The upright picture, made smaller where it is very large. */
  readonly imagem: ImageBitmap
}

/** Shorter side in pixels that is enough to look at the square, also from close by. */
const LADO_VISTO = 1_280

/** Decodes a photo, turned as its EXIF says, without an address of its own. @throws DOMException when it is no picture */
export async function openFoto(escolhido: File): Promise<FotoAberta> {
  const arquivo = await withoutOwnTurn(escolhido)
  const inteira = await createImageBitmap(arquivo)
  const { width: largura, height: altura } = inteira
  const escala = LADO_VISTO / Math.min(largura, altura)
  if (escala >= 1) return { arquivo, largura, altura, imagem: inteira }

  const imagem = await createImageBitmap(inteira, {
    resizeWidth: Math.round(largura * escala),
    resizeHeight: Math.round(altura * escala),
    resizeQuality: 'medium',
  })
  // Some fifty megapixels of memory are not left to the garbage collector.
  inteira.close()
  return { arquivo, largura, altura, imagem }
}
