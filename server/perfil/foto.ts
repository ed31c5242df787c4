/**
 * Turns what a reader uploads into two square WebP files. Pixels are decoded and encoded again, so nothing else of
 * the file survives: no EXIF, no GPS position, no payload behind the picture.
 */
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '#server/platform/app-error.ts'

/** Stops pictures that are small as files and huge in memory: 50 megapixels are more than any phone takes. */
const MAX_PIXELS = 50_000_000
const SIZES = [256, 512] as const
const QUALITY = 82

export interface Recorte {
  /** Left and top of the square in pixels of the upright picture. */
  x: number
  y: number
  lado: number
}

export interface FotoPronta {
  /** Changes with the picture, so that its address may be kept for ever. */
  versao: string
  arquivos: { tamanho: (typeof SIZES)[number]; webp: Buffer }[]
}

/**
 * @param bytes JPEG, PNG or WebP, told by content
 * @param recorte the chosen square; null takes the largest one in the middle
 * @throws AppError 422 when it is no picture, is broken, or the square lies outside it
 */
export async function prepareFoto(bytes: Buffer, recorte: Recorte | null): Promise<FotoPronta> {
  const upright = await readUpright(bytes)
  const { width = 0, height = 0 } = await upright.metadata()
  const quadrado = recorte ?? middleSquare(width, height)
  if (quadrado.lado < 1 || quadrado.x + quadrado.lado > width || quadrado.y + quadrado.lado > height) {
    throw new AppError('dados_invalidos', 'O recorte fica fora da foto.')
  }
  const square = upright.extract({
    left: quadrado.x,
    top: quadrado.y,
    width: quadrado.lado,
    height: quadrado.lado,
  })
  const arquivos = await Promise.all(SIZES.map((tamanho) => encode(square, tamanho)))
  const hash = createHash('sha256')
  for (const { webp } of arquivos) hash.update(webp)
  return { versao: hash.digest('base64url').slice(0, 16), arquivos }
}

/** The picture as one sees it, its EXIF orientation applied, with sizes that say so. */
async function readUpright(bytes: Buffer): Promise<Sharp> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    const { format } = await image.metadata()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new Error(`format ${format}`)
    const { data, info } = await image.rotate().raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return sharp(data, { raw: { width, height, channels } })
  } catch {
    throw new AppError('dados_invalidos', 'Este arquivo não é uma foto JPEG, PNG ou WebP que se possa abrir.')
  }
}

async function encode(square: Sharp, tamanho: (typeof SIZES)[number]) {
  const webp = await square.clone().resize(tamanho, tamanho).webp({ quality: QUALITY }).toBuffer()
  return { tamanho, webp }
}

function middleSquare(width: number, height: number): Recorte {
  const lado = Math.min(width, height)
  return { x: Math.floor((width - lado) / 2), y: Math.floor((height - lado) / 2), lado }
}
