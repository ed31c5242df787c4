import { AppError } from '#server/platform/app-error.ts'

interface NotasCursor {
  data_criacao: string
  id: string
}

const SHAPE = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([0-9a-f-]{36})$/

/** Where a page of notes ended, as an opaque text for `X-Next-Cursor`. */
export function encodeCursor({ data_criacao, id }: NotasCursor): string {
  return Buffer.from(`${data_criacao} ${id}`).toString('base64url')
}

/** @throws AppError 422 for a text that `encodeCursor` never made. */
export function decodeCursor(text: string): NotasCursor {
  const [, data_criacao, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (data_criacao === undefined || id === undefined) {
    throw new AppError('dados_invalidos', 'O cursor é inválido.', {
      fields: { cursor: 'O cursor é inválido.' },
    })
  }
  return { data_criacao, id }
}
