/** What a standard is made of, chapters or questions, and the words that the pages use for them. */
export interface Unidade {
  /** In addresses and anchors. */
  readonly slug: 'capitulo' | 'pergunta'
  readonly nome: string
  readonly plural: string
  readonly anterior: string
  readonly proxima: string
  /** Label of the filter of the index. */
  readonly filtro: string
  /** What a card of the index does. */
  readonly acao: string
  /** The way on from a page that does not open. */
  readonly verTodas: string
  readonly erroDoIndice: string
  readonly erroDaPagina: string
  /** The page is there, but nothing is in it. */
  readonly erroSemTexto: string
}

export const CAPITULO: Unidade = {
  slug: 'capitulo',
  nome: 'capítulo',
  plural: 'capítulos',
  anterior: 'Capítulo Anterior',
  proxima: 'Próximo Capítulo',
  filtro: 'Filtrar por título',
  acao: 'Ver Seções',
  verTodas: 'Ver todos os capítulos',
  erroDoIndice: 'Erro ao carregar capítulos.',
  erroDaPagina: 'Erro ao carregar conteúdo completo.',
  erroSemTexto: 'Erro ao carregar seções.',
}

export const PERGUNTA: Unidade = {
  slug: 'pergunta',
  nome: 'pergunta',
  plural: 'perguntas',
  anterior: 'Pergunta Anterior',
  proxima: 'Próxima Pergunta',
  filtro: 'Filtrar por pergunta',
  acao: 'Ver Resposta',
  verTodas: 'Ver todas as perguntas',
  erroDoIndice: 'Erro ao carregar perguntas.',
  erroDaPagina: 'Erro ao carregar pergunta.',
  erroSemTexto: 'Erro ao carregar pergunta.',
}

export const UNIDADES = { capitulo: CAPITULO, pergunta: PERGUNTA }

export function capitalize(palavra: string): string {
  return palavra.charAt(0).toUpperCase() + palavra.slice(1)
}

/** 'Capítulo 8', 'Pergunta 70'. */
export function formatUnidade({ nome }: Unidade, numero: number): string {
  return `${capitalize(nome)} ${numero}`
}

/** '33 capítulos', '1 pergunta'. */
export function formatTotal({ nome, plural }: Unidade, total: number): string {
  return `${total} ${total === 1 ? nome : plural}`
}
