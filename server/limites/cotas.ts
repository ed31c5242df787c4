/** How much one reader may keep. Checked and counted in the transaction that writes, so two at once cannot pass. */
import type { Transaction } from 'kysely'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { addMudanca, addUso, findUso, subtractUso, type Uso } from './repository.ts'

export const COTAS: Uso = { notas: 20_000, destaques: 20_000, bytes: 50 * 1024 * 1024 }

const CHEIO: Readonly<Record<keyof Uso, string>> = {
  notas:
    'Você já tem 20.000 notas, o máximo que a biblioteca guarda. Exporte as suas notas e exclua algumas para escrever outras.',
  destaques:
    'Você já tem 20.000 destaques e marcas, o máximo que a biblioteca guarda. Exclua alguns para fazer outros.',
  bytes:
    'As suas notas e destaques já ocupam 50 MB, o máximo que a biblioteca guarda. Exporte as suas notas e exclua algumas para escrever mais.',
}

/** Counts what the transaction adds. @throws AppError 422 past the reader's quota; the transaction must then fail */
export async function takeCota(
  trx: Transaction<Tables>,
  usuarioId: string,
  added: Partial<Uso>,
): Promise<void> {
  const { notas = 0, destaques = 0, bytes = 0 } = added
  const change = { notas, destaques, bytes }
  if (await addUso(trx, usuarioId, change, COTAS)) return
  const uso = await findUso(trx, usuarioId)
  const full = (['notas', 'destaques'] as const).find((what) => uso[what] + change[what] > COTAS[what])
  throw new AppError('cota_esgotada', CHEIO[full ?? 'bytes'])
}

/** Counts off what the transaction takes away. */
export function returnCota(
  trx: Transaction<Tables>,
  usuarioId: string,
  { notas = 0, destaques = 0, bytes = 0 }: Partial<Uso>,
): Promise<void> {
  return subtractUso(trx, usuarioId, { notas, destaques, bytes })
}

/** Counts an edit; a shorter text is always taken. @param growth bytes more, or fewer @throws AppError 422 */
export function changeCota(trx: Transaction<Tables>, usuarioId: string, growth: number): Promise<void> {
  if (growth > 0) return takeCota(trx, usuarioId, { bytes: growth })
  return returnCota(trx, usuarioId, { bytes: -growth })
}

/** For a change of the reader's lists that no quota counts; one that is counted tells it by that. */
export function registrarMudanca(trx: Transaction<Tables>, usuarioId: string): Promise<void> {
  return addMudanca(trx, usuarioId)
}

/** What a reader keeps, as the quota counts it. */
export function readUso(db: Database, usuarioId: string): Promise<Uso> {
  return findUso(db.read, usuarioId)
}

/** Bytes that texts take, as the quota counts them. */
export function bytesOf(...textos: readonly string[]): number {
  return textos.reduce((sum, texto) => sum + Buffer.byteLength(texto), 0)
}
