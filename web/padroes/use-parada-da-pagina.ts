import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { type LugarLido, useParada } from '../paradas/public.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { findAncora } from './parte.ts'
import { CAPITULO } from './unidades.ts'

/** Remembers the section for 'Onde você parou'. @param pagina undefined on its way: what did not open was not read */
export function useParadaDaPagina(
  { padrao, unidade }: FichaDoPadrao,
  pagina: PaginaDoTexto | undefined,
): void {
  useParada({
    pagina: pagina ? `${padrao} ${pagina.numero}` : null,
    seletor: 'main .sec[id^="s"]',
    linha: 1 / 3,
    parseLugar: (hash) => (pagina && findAncora(pagina.secoes, hash)?.secao) ?? null,
    toParada: (lugar) => toParadaNaPagina({ padrao, unidade }, pagina, lugar),
  })
}

/** @param pagina undefined once the next one was turned to and is on its way @param lugar section, null for the beginning */
export function toParadaNaPagina(
  { padrao, unidade }: Pick<FichaDoPadrao, 'padrao' | 'unidade'>,
  pagina: Pick<PaginaDoTexto, 'numero' | 'titulo'> | undefined,
  lugar: number | null,
): LugarLido | null {
  if (!pagina) return null
  const { numero, titulo } = pagina
  // The answer to a question is its only section.
  return { tipo: 'padrao', padrao, numero, secao: unidade === CAPITULO ? lugar : null, titulo }
}
