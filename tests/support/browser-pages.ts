/**
 * Every page inside the layout. The ebook reader has a
 * frame of its own.
 */
export const LAYOUT_PAGES = [
  '/',
  '/cfw',
  '/cmw',
  '/bcw',
  '/dcpr',
  '/fgop',
  '/dcpu',
  '/cfw/texto',
  '/cmw/texto',
  '/bcw/texto',
  '/dcpr/texto',
  '/fgop/texto',
  '/dcpu/texto',
  '/cfw/capitulo/8',
  '/cmw/pergunta/1',
  '/bcw/pergunta/1',
  '/dcpr/capitulo/1',
  '/fgop/capitulo/1',
  '/dcpu/capitulo/1',
  '/harmonias',
  '/biblia',
  '/biblia/capitulos/43',
  '/biblia/capitulos/43/3?v=16-18',
  '/ebooks',
  '/ebooks/ebook/1',
  '/ebooks/categorias',
  '/ebooks/1/ebooks',
  '/ebooks/artigos',
  '/ebooks/recursos',
  '/ebooks/estante',
  '/perfil',
  '/notas',
  '/sobre',
  '/ajuda',
  '/busca',
  '/busca?q=justifica%C3%A7%C3%A3o',
  '/nada',
] as const

/**
 * Those of them that another one stands for: the same template shows the same kinds of parts. FGOP has subtitles and DCPU
 * titles and highlighted lines that the CFW does not have.
 */
export const ALIKE_PAGES: ReadonlySet<string> = new Set([
  '/bcw',
  '/dcpr',
  '/fgop',
  '/dcpu',
  '/bcw/texto',
  '/dcpr/texto',
  '/fgop/texto',
  '/bcw/pergunta/1',
  '/dcpr/capitulo/1',
])
