/** Images are decoded and encoded again: a picture and nothing else. SVG is rasterised without what it refers to. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ParsedImagem } from '../parsers/content-model.ts'
import { decodeMarkup } from './decode-markup.ts'
import { dropDoctype } from './xml.ts'

const MAX_SIDE = 1_600
const COVER_WIDTH = 600
/** Small files that are huge in memory; no book needs more. */
const MAX_PIXELS = 80_000_000
const SECONDS = 30
const QUALITY = 80
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp', 'svg', 'avif', 'heif', 'tiff'])

/** @returns null for what is no image or cannot be read */
export async function prepareImagem(bytes: Buffer, use: 'texto' | 'capa'): Promise<ParsedImagem | null> {
  try {
    const image = sharp(plainSvg(bytes), { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await image.metadata()
    if (!format || !FORMATS.has(format)) return null
    const size = use === 'capa' ? { width: COVER_WIDTH } : { width: MAX_SIDE, height: MAX_SIDE }
    const { data: webp, info } = await image
      .rotate()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const nome = createHash('sha256').update(webp).digest('base64url').slice(0, 16)
    return { nome, largura: info.width, altura: info.height, webp }
  } catch {
    return null
  }
}

const SVG = /^\s*(?:<\?xml|<!doctype|<!--|<svg)/i

/** A drawing without the declarations with which a document can call for files or fill the memory. */
function plainSvg(bytes: Buffer): Buffer {
  const head = bytes
    .subarray(0, 64)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  return SVG.test(head)
    ? Buffer.from(dropDoctype(decodeMarkup(bytes).replace(/^\ufeff?<\?xml[^>]*\?>/, '')))
    : bytes
}
