/** What the build makes of a page for the server, which fills it into the page's template (ADR 012). */

export interface PaginaRenderizada {
  /** Elements of the head: title, description, Open Graph, structured data. */
  cabeca: string
  /** The page itself. */
  corpo: string
  /** JSON for the browser to take over from, fit to stand in a `script` element; none where nothing is taken over. */
  dados?: string
}

/** @param origem public address of the library without a path: 'https://biblioteca.exemplo' */
export type RenderNoServidor<Dados> = (dados: Dados, origem: string) => PaginaRenderizada
