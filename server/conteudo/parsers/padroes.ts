import { type Padrao as Pasta, type Sigla, PADROES as TABELA } from '#contract/padroes.ts'

/** How the files of one standard are named and what they may hold (the table of content/README.md). */
export interface PadraoEscrito {
  simbolo: number
  sigla: Sigla
  pasta: Pasta
  /** Digits of a file's number. */
  digitos: 2 | 3
  /** Key of the front matter that holds the page's title. */
  chave: 'titulo' | 'pergunta'
  /** '## N' headings; an answer of a catechism has none. */
  secoes: boolean
  /** '## N Título' and a closing '> ' block. */
  titulosEDestaques: boolean
  /** '### text' above a part. */
  subtitulos: boolean
  /** Footnotes with Bible references. */
  rodapes: boolean
  /** Sections may be left out. */
  lacunas?: boolean
}

const CAPITULO = {
  digitos: 2,
  chave: 'titulo',
  secoes: true,
  titulosEDestaques: false,
  subtitulos: false,
} as const
const PERGUNTA = { ...CAPITULO, digitos: 3, chave: 'pergunta', secoes: false } as const

const FORMAS = { capitulo: CAPITULO, pergunta: PERGUNTA }

/** What only one standard has. */
const PROPRIO: { readonly [P in Pasta]?: Partial<PadraoEscrito> } = {
  fgop: { subtitulos: true },
  dcpu: { titulosEDestaques: true },
}

/** In the order of their ids. */
export const PADROES_ESCRITOS: readonly PadraoEscrito[] = Object.values(TABELA).map(
  ({ padrao, simboloId, sigla, unidade, comReferencias }) => ({
    simbolo: simboloId,
    sigla,
    pasta: padrao,
    ...FORMAS[unidade],
    rodapes: comReferencias,
    ...PROPRIO[padrao],
  }),
)
