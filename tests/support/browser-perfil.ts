/** The account as a reader works it, and photos to give it. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { findUsuarioId } from './browser-notas.ts'

/** One part of the open panel, by its title. */
export function secao(page: Page, titulo: string): Locator {
  return page.getByRole('region', { name: titulo })
}

/** The square of `makeFoto` that is green; all around it is red. */
export const VERDE = { x: 226, y: 162, lado: 720 } as const

interface Formato {
  readonly format?: 'jpeg' | 'webp'
  /** Stored with its top at the left, as a telephone held upright does it; its EXIF says so. */
  readonly isTurned?: boolean
}

/** A photo of 1200 × 900 pixels that says where it was taken. */
export async function makeFoto({ format = 'jpeg', isTurned = false }: Formato = {}): Promise<Buffer> {
  const { x, y, lado } = VERDE
  const verde = { create: { width: lado, height: lado, channels: 3, background: '#0a0' } } as const
  const upright = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a00' } })
    .composite([{ input: await sharp(verde).png().toBuffer(), left: x, top: y }])
    .png()
    .toBuffer()
  return sharp(upright)
    .rotate(isTurned ? -90 : 0)
    .withExif({
      IFD0: { Artist: 'Helena Monteiro' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: isTurned ? 6 : 1 })
    .toFormat(format)
    .toBuffer()
}

/** Chooses a file as the photo, as the file dialog of the browser gives it. */
export async function chooseFoto(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Arquivo da foto').setInputFiles({ name, mimeType, buffer })
}

/** The dialog that cuts the photo. */
export function recorte(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Recortar a foto' })
}

/** The reader's photo in the top bar; there is none while the initials stand there. */
export function fotoDaBarra(page: Page): Locator {
  return page.getByRole('banner').locator('img.face')
}

/** Puts a book on a reader's shelf, begun. @returns its title */
export async function insertLeitura(db: Database, { email }: Cadastro): Promise<string> {
  const ebook = await db.write
    .selectFrom('ebook')
    .select(['id', 'titulo'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const agora = '2026-11-20T12:00:00.000Z'
  await db.write
    .insertInto('leitura')
    .values({
      usuario_id: await findUsuarioId(db, email),
      id: '01936d2e-7c00-7000-8000-000000000001',
      ebook_id: ebook.id,
      estado: 'lendo',
      capitulo_atual_id: null,
      progresso: 40,
      ultima_visualizacao: agora,
      criada_em: agora,
      posicao_paragrafo_id: null,
      posicao_deslocamento: 0,
      posicao_versao: 0,
      posicao_aparelho: null,
    })
    .execute()
  return ebook.titulo
}
