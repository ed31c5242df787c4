/** Built into a file that server/platform/server-pages.ts loads (ADR 012). */
import { renderToStaticMarkup } from 'react-dom/server'
import type { DadosPublicos } from '#contract/ler.ts'
import type { PaginaRenderizada } from '#contract/pagina-renderizada.ts'
import { renderCabecaPublica } from './cabeca-publica.ts'
import { PublicoPage } from './publico-page.tsx'

/** @see RenderNoServidor in contract/pagina-renderizada.ts */
export function render(dados: DadosPublicos, origem: string): PaginaRenderizada {
  return {
    cabeca: renderCabecaPublica(dados.texto, origem),
    corpo: renderToStaticMarkup(<PublicoPage {...dados} />),
  }
}
