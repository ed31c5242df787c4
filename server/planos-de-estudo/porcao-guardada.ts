import * as z from 'zod/mini'
import { PorcaoDaBiblia, PorcaoDoPadrao } from '#contract/planos-de-estudo.ts'

/** A portion as its plan's row keeps it: a book of the catalogue by its folder and the order of a chapter, whose ids an import gives. */
export const PorcaoGuardada = z.object({
  texto: z.string(),
  lugar: z.discriminatedUnion('tipo', [
    PorcaoDoPadrao,
    PorcaoDaBiblia,
    z.object({ tipo: z.literal('ebook'), identificador: z.string(), ordem: z.number() }),
  ]),
})
export type PorcaoGuardada = z.infer<typeof PorcaoGuardada>
