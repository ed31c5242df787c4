import sharp from 'sharp'
import type { FormatoDaImagem } from '#contract/ler.ts'
import { withImageTurn } from '#server/platform/image-work.ts'
import type { Excerto } from './excerto.ts'
import { drawExcerto, medidasOf } from './excerto-svg.ts'

/** @returns PNG in the pixels of its format */
export function renderExcerto(excerto: Excerto, formato: FormatoDaImagem): Promise<Buffer> {
  const { width, height } = medidasOf(formato)
  return withImageTurn(() =>
    sharp(Buffer.from(drawExcerto(excerto, formato)))
      .resize(width, height)
      .png({ palette: true })
      .toBuffer(),
  )
}
