/** What of an ebook is open to all: its first chapter, with the images that stand in it. */
import type { Database } from '#server/platform/database.ts'
import { listCapitulos, listDetalhes } from './repository.ts'

/** A chapter that there is not is refused as such, not as one for subscribers. */
export async function isAmostra(db: Database, ebookId: number, capituloId: number): Promise<boolean> {
  const capitulos = await listCapitulos(db, ebookId)
  return capitulos[0]?.id === capituloId || !capitulos.some(({ id }) => id === capituloId)
}

/** @param nome made of the image's content, so it stands in no text by chance */
export async function isImagemDaAmostra(db: Database, ebookId: number, nome: string): Promise<boolean> {
  const [primeiro] = await listCapitulos(db, ebookId)
  if (!primeiro) return true
  const paragrafos = await listDetalhes(db, primeiro.id)
  return paragrafos.some(({ detalhes }) => detalhes.includes(`/${nome}"`))
}

/** Whether an ebook has nothing to close: it is not there. */
export async function isVazio(db: Database, ebookId: number): Promise<boolean> {
  return (await listCapitulos(db, ebookId)).length === 0
}
