/** Every address of the web app. Domain words are those of the URLs. */
import { type Ancora, formatAncora, formatAncoraDosVersiculos } from '#contract/ancora.ts'
import type { Padrao } from '#contract/padroes.ts'

/** A place in an ebook: what a hit of the search leads to. */
export interface LugarNoLivro {
  readonly capitulo: number
  /** None: the beginning of the chapter. */
  readonly paragrafo?: number
  /** The words to mark, [inicio, fim) in the paragraph's text. */
  readonly inicio?: number
  readonly fim?: number
}

/** Writes a query; what is null or undefined is left out. */
function query(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** '?v=16-18,20&edicao=BLIVRE': the verses as they are written, commas too. */
function passagem(v: string | undefined, edicao: string | undefined): string {
  const values = [v && `v=${v}`, edicao && `edicao=${edicao}`].filter(Boolean)
  return values.length > 0 ? `?${values.join('&')}` : ''
}

export const paths = {
  login: () => '/login',
  /** The login page with the registration form open. */
  cadastro: () => '/login?modo=cadastro',
  recuperarSenha: () => '/recuperar-senha',
  contaExcluida: () => '/login?conta=excluida',
  mbw: () => '/mbw',
  privacidade: () => '/privacidade',
  home: () => '/',

  /** All chapters or questions of a standard. */
  indice: (padrao: Padrao) => `/${padrao}`,
  textoCompleto: (padrao: Padrao) => `/${padrao}/texto`,
  /** A chapter or question of a standard. */
  pagina: (padrao: Padrao, unidade: 'capitulo' | 'pergunta', numero: number) =>
    `/${padrao}/${unidade}/${numero}`,
  /** A page that opens at a place. @param lugar id of a part or note; number of a section with a highlighted line */
  lugarDaPagina: (
    pagina: string,
    lugar: { parte?: number | null; destaque?: number | null; nota?: string },
  ) => `${pagina}${query(lugar)}`,
  /**
   * A section, paragraph or part of a chapter or question: '/cfw/capitulo/8#s2'.
   * @param pagina its address
   */
  ancoraDaPagina: (pagina: string, ancora: Ancora) => `${pagina}#${formatAncora(ancora)}`,

  /** Two standards side by side, CFW and CMW when none is named. @param a at the left: 'cfw' @param b at the right */
  harmonias: (a?: string, b?: string) => `/harmonias${a && b ? `?a=${a}&b=${b}` : ''}`,

  /** @param testamento to have in sight where they do not stand side by side */
  biblia: (testamento?: 'antigo' | 'novo') => (testamento === 'novo' ? '/biblia?testamento=novo' : '/biblia'),
  /** @param edicao short name of the edition to read it in; the reader's own choice when absent */
  livroBiblia: (livroId: number, edicao?: string) => `/biblia/capitulos/${livroId}${query({ edicao })}`,
  /** @param trecho verses to mark: '28', '16-18' or '16-18,20' @param edicao as above */
  capituloBiblia: (livroId: number, capituloId: number, trecho?: string, edicao?: string) =>
    `/biblia/capitulos/${livroId}/${capituloId}${passagem(trecho, edicao)}`,

  /**
   * A chapter in several editions, verse by verse.
   * @param edicoes short names in their order; what is missing to two the page adds
   * @param versiculo to have in sight
   */
  compararBiblia: (livroId: number, capituloId: number, edicoes: readonly string[], versiculo?: number) => {
    const place =
      versiculo === undefined ? '' : `#${formatAncoraDosVersiculos({ from: versiculo, to: versiculo })}`
    return `/biblia/comparar/${livroId}/${capituloId}${edicoes.length > 0 ? `?edicoes=${edicoes.join()}` : ''}${place}`
  },

  ebooks: () => '/ebooks',
  ebook: (ebookId: number) => `/ebooks/ebook/${ebookId}`,
  categorias: () => '/ebooks/categorias',
  ebooksDaCategoria: (categoriaId: number) => `/ebooks/${categoriaId}/ebooks`,
  artigos: () => '/ebooks/artigos',
  recursos: () => '/ebooks/recursos',
  estante: () => '/ebooks/estante',
  /** @param lugar where the book opens; where the reader stopped unless given */
  leitura: (leituraId: string, lugar?: LugarNoLivro) =>
    `/leitura/${leituraId}${lugar ? query({ ...lugar }) : ''}`,

  /** The search over everything. @param q what is looked for @param em the one source @param isLiteral the words as typed */
  busca: (q?: string, em?: string | null, isLiteral?: boolean) =>
    `/busca${query({ q: q || null, em, literal: isLiteral ? 1 : null })}`,

  notas: () => '/notas',
  marcacoes: () => '/marcacoes',
  /** @param referencia verses to be learnt: 'Jo 3.16' */
  memoria: (referencia?: string) => `/memoria${query({ referencia })}`,
  culto: () => '/culto',
  /** A handout. @param lugares as `formatLugarDaFolha` writes them @param opcoes how it is set; what is null is left out */
  folha: (lugares: readonly string[], opcoes: Readonly<Record<string, string | null>> = {}) => {
    const resto = query(opcoes).slice(1)
    const search = [...lugares.map((lugar) => `lugar=${lugar}`), resto].filter(Boolean).join('&')
    return search === '' ? '/folha' : `/folha?${search}`
  },
  hoje: () => '/hoje',
  /** @param painel of the account; the first one unless named */
  /** What is kept on this device. */
  semInternet: () => '/perfil#sem-internet',
  perfil: (painel?: 'assinatura' | 'notificacoes') => `/perfil${painel ? `?painel=${painel}` : ''}`,
  /** The publisher's desk. @param pagina 'leitores', or below it: 'leitores/ID' */
  editora: (pagina?: string) => `/editora${pagina ? `/${pagina}` : ''}`,
  recibo: (numero: number) => `/perfil/recibos/${numero}`,
  sobre: () => '/sobre',
  ajuda: () => '/ajuda',
} as const
