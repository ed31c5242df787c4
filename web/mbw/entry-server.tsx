/** Built into one file that server/mbw loads (ADR 012). */
import { renderToString } from 'react-dom/server'
import type { DadosDaPagina, PaginaRenderizada } from '#contract/mbw.ts'
import { renderCabeca } from './cabeca.ts'
import { toScriptJson } from './escape.ts'
import { MbwPage } from './mbw-page.tsx'

/** @see RenderMbw in contract/mbw.ts */
export function render(dados: DadosDaPagina, origem: string): PaginaRenderizada {
  return {
    cabeca: renderCabeca(dados, origem),
    corpo: renderToString(<MbwPage {...dados} />),
    dados: toScriptJson(dados),
  }
}
