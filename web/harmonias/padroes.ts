import { Padrao } from '#contract/padroes.ts'
import { paths } from '../paths.ts'

interface DadosDoPadrao {
  readonly sigla: string
  readonly nome: string
  /** The symbol after 'em': 'na CFW', 'no CMW'. */
  readonly em: string
  readonly unidade: 'capítulo' | 'pergunta'
  readonly toPagina: (id: number) => string
}

/** The six standards in the order in which harmonies are shown: CFW, CMW, BCW, FGOP, DCPU, DCPR. */
export const PADROES: readonly Padrao[] = Padrao.options

export const DADOS_DOS_PADROES: Readonly<Record<Padrao, DadosDoPadrao>> = {
  cfw: {
    sigla: 'CFW',
    nome: 'Confissão de Fé',
    em: 'na CFW',
    unidade: 'capítulo',
    toPagina: paths.capituloCfw,
  },
  cmw: {
    sigla: 'CMW',
    nome: 'Catecismo Maior',
    em: 'no CMW',
    unidade: 'pergunta',
    toPagina: paths.perguntaCmw,
  },
  bcw: {
    sigla: 'BCW',
    nome: 'Breve Catecismo',
    em: 'no BCW',
    unidade: 'pergunta',
    toPagina: paths.perguntaBcw,
  },
  fgop: {
    sigla: 'FGOP',
    nome: 'Forma de Governo',
    em: 'na FGOP',
    unidade: 'capítulo',
    toPagina: paths.capituloFgop,
  },
  dcpu: {
    sigla: 'DCPU',
    nome: 'Diretório de Culto Público',
    em: 'no DCPU',
    unidade: 'capítulo',
    toPagina: paths.capituloDcpu,
  },
  dcpr: {
    sigla: 'DCPR',
    nome: 'Diretório de Culto Privado',
    em: 'no DCPR',
    unidade: 'capítulo',
    toPagina: paths.capituloDcpr,
  },
}

/** Whether a word of an address names a standard. */
export function isPadrao(text: string | null): text is Padrao {
  return PADROES.some((padrao) => padrao === text)
}

/** The standard that is put beside another when the reader has not chosen: the Confession, beside it the CMW. */
export function padraoAoLado(padrao: Padrao): Padrao {
  return padrao === 'cfw' ? 'cmw' : 'cfw'
}
