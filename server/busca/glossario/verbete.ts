/** An entry of the glossary as it is stored: words that people use, and the places that answer them. */
import * as z from 'zod/mini'

const TIPOS_DE_VERBETE = ['doutrina', 'versiculo'] as const
export type TipoDeVerbete = (typeof TIPOS_DE_VERBETE)[number]

/** A page of a standard, a section of it, or verses by their numbers, from the first to the last. */
export const LugarDoVerbete = z.union([
  z.object({ simbolo: z.number(), numero: z.number(), secao: z.nullable(z.number()) }),
  z.object({ inicio: z.number(), fim: z.number() }),
])
export type LugarDoVerbete = z.infer<typeof LugarDoVerbete>

export interface Verbete {
  readonly tipo: TipoDeVerbete
  readonly termos: readonly string[]
  /** The chief one first. */
  readonly lugares: readonly LugarDoVerbete[]
}
