import { TIPOS_DA_MARCACAO } from '#contract/etiquetas.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { ChaveDaMarcacao } from './repository.ts'

const SHAPE = /^(nota|destaque|marca) (\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([0-9a-f-]{36})$/

/** Where a page of the list ended, as an opaque text for `X-Next-Cursor`. */
export function encodeCursor({ tipo, criada_em, id }: ChaveDaMarcacao): string {
  return Buffer.from(`${tipo} ${criada_em} ${id}`).toString('base64url')
}

/** @throws AppError 422 for a text that `encodeCursor` never made */
export function decodeCursor(text: string): ChaveDaMarcacao {
  const [, nome, criada_em, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const tipo = TIPOS_DA_MARCACAO.find((each) => each === nome)
  if (!tipo || criada_em === undefined || id === undefined) {
    throw new AppError('dados_invalidos', 'O cursor é inválido.', {
      fields: { cursor: 'O cursor é inválido.' },
    })
  }
  return { tipo, criada_em, id }
}
