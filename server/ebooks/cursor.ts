import { AppError } from '#server/platform/app-error.ts'

const SHAPE = /^ebook (\d{1,10})$/

/** The ebook with which a page of a list ended, as an opaque text for `X-Next-Cursor`. */
export function encodeCursor(ebookId: number): string {
  return Buffer.from(`ebook ${ebookId}`).toString('base64url')
}

/** @throws AppError 422 for a text that `encodeCursor` never made. */
export function decodeCursor(text: string): number {
  const [, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (id === undefined) throw invalidCursor()
  return Number(id)
}

export function invalidCursor(): AppError {
  const message = 'O cursor é inválido.'
  return new AppError('dados_invalidos', message, { fields: { cursor: message } })
}
