/** Small schemas that several features share. */
import * as z from 'zod/mini'

const INT32_MAX = 2_147_483_647

/** A whole number in a path. One too large for INTEGER becomes 0, which names nothing either: 404. */
export const IdNumerico = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, 'O identificador deve ser um número inteiro.')),
  z.transform((text: string) => {
    const id = Number(text)
    return Math.abs(id) <= INT32_MAX ? id : 0
  }),
)

/** The same for a number in a body. */
export const InteiroQueNomeia = (message: string) =>
  z.pipe(
    z.number(message).check(z.refine((value) => Number.isInteger(value), message)),
    z.transform((id: number) => (Math.abs(id) <= INT32_MAX ? id : 0)),
  )

export const Sucesso = z.object({ success: z.string() })

/** Id of a private row: a UUID, made by the server or by the client where it must be able to repeat a call. */
export const IdPrivado = z
  .string('O identificador é inválido.')
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador é inválido.'))

/** A moment, ISO 8601 in UTC with milliseconds, so that times sort as texts do. Dates read 30 February as 2 March. */
export const Instante = (message: string) =>
  z.string(message).check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, message),
    z.refine((text) => new Date(text).toJSON() === text, message),
  )

/** `limit` of a list that can grow. */
export const LimiteDaLista = z.string().check(
  z.regex(/^\d{1,3}$/, 'O limite deve ser um número de 1 a 500.'),
  z.refine((text) => Number(text) >= 1 && Number(text) <= 500, 'O limite deve ser um número de 1 a 500.'),
)

/** `cursor` of a list that can grow: what `X-Next-Cursor` said. */
export const Cursor = z.string().check(z.maxLength(200, 'O cursor é inválido.'))
