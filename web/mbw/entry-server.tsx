/** Built into a file that server/platform/server-pages.ts loads (ADR 012). */
import { renderToString } from 'react-dom/server'
import type { DadosDaPagina } from '#contract/mbw.ts'
import type { PaginaRenderizada } from '#contract/pagina-renderizada.ts'
import { toScriptJson } from '../platform/escape.ts'
import { renderCabeca } from './cabeca.ts'
import { MbwPage } from './mbw-page.tsx'

/** @see RenderNoServidor in contract/pagina-renderizada.ts */
export function render(dados: DadosDaPagina, origem: string): PaginaRenderizada {
  return {
    cabeca: renderCabeca(dados, origem),
    corpo: renderToString(<MbwPage {...dados} />),
    dados: toScriptJson(dados),
  }
}
