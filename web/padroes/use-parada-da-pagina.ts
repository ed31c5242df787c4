import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { useParada } from '../paradas/public.ts'
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
    toParada: (lugar) => ({
      tipo: 'padrao',
      padrao,
      numero: pagina?.numero ?? 0,
      // The answer to a question is its only section.
      secao: unidade === CAPITULO ? lugar : null,
      titulo: pagina?.titulo ?? '',
    }),
  })
}
