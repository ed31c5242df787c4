/** The sources that belong to one reader each, and the tables that give their documents numbers. */
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { FontePublica } from './documento.ts'

export type FonteDoLeitor = Exclude<FonteDaBusca, FontePublica>

export const DONOS = { notas: 'busca_nota', destaques: 'busca_destaque' } as const satisfies Record<
  FonteDoLeitor,
  string
>

export function isDoLeitor(fonte: FonteDaBusca): fonte is FonteDoLeitor {
  return Object.hasOwn(DONOS, fonte)
}
