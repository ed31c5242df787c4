import { AppError } from '#server/platform/app-error.ts'
import type { LugarNaProcura } from './repository.ts'

/** PostgreSQL takes no U+0000 in a text. */
const SHAPE = /^([0-9a-f-]{36}) ([^\0]{0,60})$/u

/** Where a page of accounts ended, as an opaque text for `X-Next-Cursor`. */
export function encodeCursor({ palavra, id }: LugarNaProcura): string {
  return Buffer.from(`${id} ${palavra}`).toString('base64url')
}

/** @throws AppError 422 for a text that `encodeCursor` never made. */
export function decodeCursor(text: string): LugarNaProcura {
  const [, id, palavra] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (id === undefined || palavra === undefined) {
    const fields = { cursor: 'O cursor é inválido.' }
    throw new AppError('dados_invalidos', fields.cursor, { fields })
  }
  return { id, palavra }
}
