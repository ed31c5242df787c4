/** Chapters as JSON, piece by piece: a book of 60,000 paragraphs takes a second, in which others must be answered. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { type CapituloRow, toParagrafo } from './presenter.ts'
import { findCapitulo, listCapitulos, listParagrafos } from './repository.ts'
import { requireEbook } from './texto-service.ts'

/** Paragraphs read in one turn of the event loop. */
const PARAGRAFOS_PER_TURN = 400

/** `CapituloDoEbook` as JSON. @throws AppError 404 */
export async function readCapitulo(db: Database, ebookId: number, capituloId: number): Promise<Buffer> {
  await requireEbook(db, ebookId)
  const capitulo = await findCapitulo(db, ebookId, capituloId)
  if (!capitulo) throw notFound('Capítulo não encontrado.')
  return Buffer.concat(await writeCapitulo(db, capitulo))
}

/** `CapituloDoEbook[]` as JSON: the whole book. @throws AppError 404 */
export async function readCapitulos(db: Database, ebookId: number): Promise<Buffer> {
  await requireEbook(db, ebookId)
  const pieces: Buffer[] = [Buffer.from('[')]
  for (const capitulo of await listCapitulos(db, ebookId)) {
    if (pieces.length > 1) pieces.push(Buffer.from(','))
    pieces.push(...(await writeCapitulo(db, capitulo)))
    await nextTurn()
  }
  return Buffer.concat([...pieces, Buffer.from(']')])
}

async function writeCapitulo(
  db: Database,
  { id, titulo, subtitulo, ordem_dentro_do_ebook }: CapituloRow,
): Promise<Buffer[]> {
  const head = JSON.stringify({ id, titulo, subtitulo, ordem_dentro_do_ebook })
  const pieces: Buffer[] = [Buffer.from(`${head.slice(0, -1)},"paragrafos":[`)]
  let after: number | null = null
  for (;;) {
    const rows = await listParagrafos(db, id, after, PARAGRAFOS_PER_TURN)
    const json = rows.map((row) => JSON.stringify(toParagrafo(row))).join(',')
    pieces.push(Buffer.from(after !== null && json !== '' ? `,${json}` : json))
    after = rows.at(-1)?.ordem ?? after
    if (rows.length < PARAGRAFOS_PER_TURN) break
    await nextTurn()
  }
  return [...pieces, Buffer.from(']}')]
}
