/** Small schemas that several features share. */
import * as z from 'zod/mini'

const INT32_MAX = 2_147_483_647

/**
 * A whole number in a path. A number too large for the database's INTEGER names nothing, so it becomes 0,
 * which names nothing either: the answer is 404, as decided for "any whole number that names nothing".
 */
export const IdNumerico = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, 'O identificador deve ser um número inteiro.')),
  z.transform((text: string) => {
    const id = Number(text)
    return Math.abs(id) <= INT32_MAX ? id : 0
  }),
)

/** Symbol ids of the six standards, in the order of specification section 9. */
export const SIMBOLOS = { CFW: 1, CMW: 2, BCW: 3, FGOP: 4, DCPU: 5, DCPR: 6 } as const
export type Sigla = keyof typeof SIMBOLOS

export const Sucesso = z.object({ success: z.string() })
