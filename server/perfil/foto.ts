/** Makes two square WebP of an upload. Pixels are encoded again, so no EXIF, GPS position or payload survives. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_FOTO_MEGAPIXELS } from '#contract/perfil.ts'
import { AppError } from '#server/platform/app-error.ts'
import { withImageTurn } from '#server/platform/image-work.ts'

/** Stops pictures that are small as files and huge in memory. */
const MAX_PIXELS = MAX_FOTO_MEGAPIXELS * 1024 * 1024
const GRANDE = 512
const PEQUENA = 256
const QUALITY = 82
const FORMATS = ['jpeg', 'png', 'webp']

export interface RecorteDaFoto {
  /** Left and top of the square in pixels of the upright picture. */
  x: number
  y: number
  lado: number
}

interface FotoPronta {
  /** Changes with the picture, so that its address may be kept. */
  versao: string
  arquivos: { tamanho: number; webp: Buffer }[]
}

/** @param bytes JPEG, PNG or WebP @param recorte null: the largest square @throws AppError 422 for no such picture, 503 too busy */
export async function prepareFoto(bytes: Buffer, recorte: RecorteDaFoto | null): Promise<FotoPronta> {
  const arquivos = await withImageTurn(async () => {
    const { width, height } = await readSize(bytes)
    const quadrado = recorte ?? middleSquare(width, height)
    if (quadrado.lado < 1 || quadrado.x + quadrado.lado > width || quadrado.y + quadrado.lado > height) {
      throw new AppError('dados_invalidos', 'O recorte fica fora da foto.')
    }
    return encodeSquare(bytes, quadrado)
  })
  const hash = createHash('sha256')
  for (const { webp } of arquivos) hash.update(webp)
  return { versao: hash.digest('base64url').slice(0, 16), arquivos }
}

/** Size of the picture as one sees it, from the head of the file: nothing is decoded yet. */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head || !FORMATS.includes(head.format)) throw unreadable()
  const { width, height } = head.autoOrient
  if (width * height > MAX_PIXELS) {
    throw new AppError(
      'dados_invalidos',
      `A foto tem ${Math.ceil((width * height) / 1024 / 1024)} megapixels, e o limite é de ${MAX_FOTO_MEGAPIXELS}. Envie uma menor.`,
    )
  }
  return { width, height }
}

/** One pass over the large picture; the small file is made from the large one. */
async function encodeSquare(bytes: Buffer, { x, y, lado }: RecorteDaFoto): Promise<FotoPronta['arquivos']> {
  const square = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .extract({ left: x, top: y, width: lado, height: lado })
    .resize(GRANDE, GRANDE)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const { width, height, channels } = square.info
  const large = sharp(square.data, { raw: { width, height, channels } })
  const small = large.clone().resize(PEQUENA, PEQUENA)
  return [
    { tamanho: PEQUENA, webp: await small.webp({ quality: QUALITY }).toBuffer() },
    { tamanho: GRANDE, webp: await large.webp({ quality: QUALITY }).toBuffer() },
  ]
}

function unreadable(): AppError {
  return new AppError('dados_invalidos', 'Este arquivo não é uma foto JPEG, PNG ou WebP que se possa abrir.')
}

function middleSquare(width: number, height: number): RecorteDaFoto {
  const lado = Math.min(width, height)
  return { x: Math.floor((width - lado) / 2), y: Math.floor((height - lado) / 2), lado }
}
