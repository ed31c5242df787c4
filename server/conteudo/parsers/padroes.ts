import { SIMBOLOS, type Sigla } from '#contract/atoms.ts'

/** How the files of one standard are named and what they may hold (the table of content/README.md). */
export interface Padrao {
  simbolo: number
  sigla: Sigla
  pasta: 'cfw' | 'cmw' | 'bcw' | 'fgop' | 'dcpu' | 'dcpr'
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
  notas: boolean
}

const CAPITULO = {
  digitos: 2,
  chave: 'titulo',
  secoes: true,
  titulosEDestaques: false,
  subtitulos: false,
  notas: true,
} as const
const PERGUNTA = { ...CAPITULO, digitos: 3, chave: 'pergunta', secoes: false } as const

/** In the order of their ids. */
export const PADROES: readonly Padrao[] = [
  { simbolo: SIMBOLOS.CFW, sigla: 'CFW', pasta: 'cfw', ...CAPITULO },
  { simbolo: SIMBOLOS.CMW, sigla: 'CMW', pasta: 'cmw', ...PERGUNTA },
  { simbolo: SIMBOLOS.BCW, sigla: 'BCW', pasta: 'bcw', ...PERGUNTA },
  { simbolo: SIMBOLOS.FGOP, sigla: 'FGOP', pasta: 'fgop', ...CAPITULO, subtitulos: true },
  {
    simbolo: SIMBOLOS.DCPU,
    sigla: 'DCPU',
    pasta: 'dcpu',
    ...CAPITULO,
    titulosEDestaques: true,
    notas: false,
  },
  { simbolo: SIMBOLOS.DCPR, sigla: 'DCPR', pasta: 'dcpr', ...CAPITULO, notas: false },
]
