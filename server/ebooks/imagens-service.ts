import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { findImagem } from './repository.ts'

/** The cover that an ebook has now; other images are of its text, which asks for a session. @throws AppError 404 */
export async function readCapa(db: Database, ebookId: number, nome: string): Promise<Buffer> {
  const imagem = await findImagem(db, ebookId, nome, `/api/ebook/${ebookId}/capa/${nome}`)
  if (!imagem) throw notFound('Capa não encontrada.')
  return Buffer.from(imagem.webp_base64, 'base64')
}

/** @throws AppError 404 */
export async function readImagem(db: Database, ebookId: number, nome: string): Promise<Buffer> {
  const imagem = await findImagem(db, ebookId, nome)
  if (!imagem) throw notFound('Imagem não encontrada.')
  return Buffer.from(imagem.webp_base64, 'base64')
}
