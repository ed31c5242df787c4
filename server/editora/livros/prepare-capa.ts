import sharp from 'sharp'
import { MAX_CAPA_MEGAPIXELS, TIPOS_DE_CAPA } from '#contract/editora/livros.ts'
import { prepareImagem } from '#server/conteudo/epub/imagens.ts'
import type { ParsedImagem } from '#server/conteudo/parsers/content-model.ts'
import { AppError } from '#server/platform/app-error.ts'
import { withImageTurn } from '#server/platform/image-work.ts'

const MEGAPIXEL = 1_000_000
const MIN_LADO = 60

/** Makes a cover of an upload: decoded and encoded again, so that it is a picture and nothing else. @throws AppError 415, 422, 503 */
export async function prepareCapa(body: unknown): Promise<ParsedImagem> {
  if (!Buffer.isBuffer(body)) throw new AppError('tipo_nao_suportado', 'Envie uma imagem JPEG, PNG ou WebP.')
  return withImageTurn(async () => {
    // Of the head of the file: nothing is decoded yet.
    const head = await sharp(body, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!head || !TIPOS_DE_CAPA.some((tipo) => tipo === `image/${head.format}`)) throw unreadable()
    const { width, height } = head
    if (width * height > MAX_CAPA_MEGAPIXELS * MEGAPIXEL)
      throw refused(`A imagem deve ter no máximo ${MAX_CAPA_MEGAPIXELS} megapixels. Envie uma menor.`)
    if (Math.min(width, height) < MIN_LADO)
      throw refused(`A capa deve ter pelo menos ${MIN_LADO} pixels de lado.`)
    const imagem = await prepareImagem(body, 'capa')
    if (!imagem) throw unreadable()
    return imagem
  })
}

function unreadable(): AppError {
  return refused('Este arquivo não é uma imagem JPEG, PNG ou WebP que se possa abrir.')
}

function refused(message: string): AppError {
  return new AppError('dados_invalidos', message)
}
