/**
 * Which code each address of the app begins with, besides the app itself: what its routes' `lazy` and loaders import
 * (web/router*.ts; tests/component/page-modules holds the table to it). The budget of the build goes by it, and so does
 * what a page asks for in advance.
 */

/**
 * @typedef {object} PageModules
 * @property {string} path pattern as in the router
 * @property {readonly string[]} modules from the folder web
 * @property {number} [weight] how much it counts where pages want different things; 1 when it is not said
 */

const PADROES = [
  'cfw/capitulo',
  'cmw/pergunta',
  'bcw/pergunta',
  'fgop/capitulo',
  'dcpu/capitulo',
  'dcpr/capitulo',
]

/** @type {readonly PageModules[]} those of the router's last route, for addresses that lead nowhere, are not asked for in advance */
export const PAGE_MODULES = [
  { path: '/login', weight: 10, modules: ['login/login-page.tsx', 'mbw/plano-do-endereco.ts'] },
  { path: '/recuperar-senha', weight: 0.1, modules: ['recuperar-senha/recuperar-senha-page.tsx'] },
  { path: '/confirmar', weight: 0.1, modules: ['confirmar/confirmar-page.tsx'] },
  {
    path: '/cancelar-avisos',
    weight: 0.1,
    modules: ['cancelar-avisos/cancelar-avisos-page.tsx'],
  },
  { path: '/privacidade', modules: ['privacidade/privacidade-page.tsx'] },
  {
    path: '/',
    weight: 16,
    modules: ['home/home-page.tsx', 'paradas/queries.ts'],
  },
  { path: '/harmonias', modules: ['harmonias/harmonias-page.tsx', 'harmonias/queries.ts'] },
  ...PADROES.flatMap((unidade) => {
    const [padrao] = unidade.split('/')
    return [
      { path: `/${padrao}`, modules: ['padroes/index-page.tsx', 'padroes/queries.ts'] },
      { path: `/${padrao}/texto`, weight: 0.2, modules: ['padroes/texto-page.tsx', 'padroes/queries.ts'] },
      {
        path: `/${unidade}/:id`,
        weight: 0.8,
        modules: [
          'padroes/pagina-page.tsx',
          'padroes/queries.ts',
          'harmonias/queries.ts',
          'notas/queries.ts',
        ],
      },
    ]
  }),
  { path: '/biblia', modules: ['biblia/livros-page.tsx', 'biblia/prefetch.ts'] },
  { path: '/biblia/capitulos/:livroId', modules: ['biblia/capitulos-page.tsx', 'biblia/prefetch.ts'] },
  {
    path: '/biblia/capitulos/:livroId/:capituloId',
    modules: ['biblia/versiculos-page.tsx', 'biblia/prefetch.ts', 'referencias/citacoes-query.ts'],
  },
  {
    path: '/biblia/comparar/:livroId/:capituloId',
    modules: ['biblia/comparar-page.tsx', 'biblia/prefetch.ts'],
  },
  { path: '/busca', modules: ['busca/busca-page.tsx', 'busca/queries.ts'] },
  { path: '/sobre', modules: ['sobre/sobre-page.tsx', 'biblia/queries.ts'] },
  { path: '/ajuda', modules: ['ajuda/ajuda-page.tsx'] },
  { path: '/notas', modules: ['notas/notas-page.tsx', 'notas/queries.ts'] },
  { path: '/marcacoes', weight: 0.1, modules: ['marcacoes/marcacoes-page.tsx', 'marcacoes/queries.ts'] },
  { path: '/memoria', weight: 0.1, modules: ['memoria/memoria-page.tsx', 'memoria/queries.ts'] },
  { path: '/culto', weight: 0.1, modules: ['culto/culto-page.tsx'] },
  { path: '/folha', weight: 0.1, modules: ['folha/folha-page.tsx'] },
  { path: '/hoje', weight: 0.2, modules: ['hoje/hoje-page.tsx'] },
  { path: '/ler/:padrao/:numero', weight: 0.05, modules: ['ler/ler-page.tsx'] },
  { path: '/ler/biblia/:livro/:capitulo', weight: 0.05, modules: ['ler/ler-page.tsx'] },
  { path: '/perfil', weight: 2, modules: ['perfil/perfil-page.tsx', 'perfil/queries.ts'] },
  { path: '/perfil/recibos/:numero', weight: 0.05, modules: ['perfil/recibo-page.tsx'] },
  ...ebooks('', 'ebooks-page'),
  ...ebooks('/ebook/:ebookId', 'ebook-page'),
  ...ebooks('/categorias', 'categorias-page'),
  ...ebooks('/:categoriaId/ebooks', 'categoria-page'),
  ...ebooks('/artigos', 'artigos-page'),
  ...ebooks('/recursos', 'recursos-page'),
  ...ebooks('/estante', 'estante-page'),
  { path: '/editora/*', weight: 0.05, modules: ['editora/editora-page.tsx'] },
  {
    path: '/leitura/:leituraId',
    weight: 2,
    modules: ['leituras/leitura-page.tsx', 'leituras/tela/queries.ts'],
  },
]

/** A page beside the menu of the ebooks. @param {string} path @param {string} page @returns {PageModules[]} */
function ebooks(path, page) {
  const modules = ['ebooks/ebooks-layout.tsx', 'ebooks/prefetch.ts', `ebooks/${page}.tsx`]
  return [{ path: `/ebooks${path}`, modules }]
}
