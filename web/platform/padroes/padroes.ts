import { SIMBOLOS, type Sigla } from '#contract/atoms.ts'
import type { Padrao } from '#contract/padroes.ts'
import { paths } from '../../paths.ts'
import { CAPITULO, PERGUNTA, type Unidade } from './unidades.ts'

/** What the pages need to know of a standard before anything is fetched. */
export interface FichaDoPadrao {
  readonly padrao: Padrao
  readonly sigla: Sigla
  /** Id of the standard, 1 to 6 (contract/atoms.ts). */
  readonly simboloId: number
  /** Heading of the index. */
  readonly titulo: string
  /** Short name: 'Catecismo Maior, pergunta 70'. */
  readonly nome: string
  /** The symbol after 'em': 'na CFW', 'no CMW'. */
  readonly em: string
  readonly unidade: Unidade
  /** Number of the last chapter or question (specification section 9). */
  readonly ultima: number
  readonly indexPath: string
  readonly textoPath: string
  readonly paginaPath: (numero: number) => string
}

/** The six standards, in the order of their ids. */
export const PADROES: Readonly<Record<Padrao, FichaDoPadrao>> = {
  cfw: {
    padrao: 'cfw',
    sigla: 'CFW',
    simboloId: SIMBOLOS.CFW,
    titulo: 'Confissão de Fé de Westminster',
    nome: 'Confissão de Fé',
    em: 'na CFW',
    unidade: CAPITULO,
    ultima: 33,
    indexPath: paths.cfw(),
    textoPath: paths.textoCfw(),
    paginaPath: paths.capituloCfw,
  },
  cmw: {
    padrao: 'cmw',
    sigla: 'CMW',
    simboloId: SIMBOLOS.CMW,
    titulo: 'Catecismo Maior de Westminster',
    nome: 'Catecismo Maior',
    em: 'no CMW',
    unidade: PERGUNTA,
    ultima: 196,
    indexPath: paths.cmw(),
    textoPath: paths.textoCmw(),
    paginaPath: paths.perguntaCmw,
  },
  bcw: {
    padrao: 'bcw',
    sigla: 'BCW',
    simboloId: SIMBOLOS.BCW,
    titulo: 'Breve Catecismo de Westminster',
    nome: 'Breve Catecismo',
    em: 'no BCW',
    unidade: PERGUNTA,
    ultima: 107,
    indexPath: paths.bcw(),
    textoPath: paths.textoBcw(),
    paginaPath: paths.perguntaBcw,
  },
  fgop: {
    padrao: 'fgop',
    sigla: 'FGOP',
    simboloId: SIMBOLOS.FGOP,
    titulo: 'Forma de Governo e Ordenação Presbiterianos',
    nome: 'Forma de Governo',
    em: 'na FGOP',
    unidade: CAPITULO,
    ultima: 19,
    indexPath: paths.fgop(),
    textoPath: paths.textoFgop(),
    paginaPath: paths.capituloFgop,
  },
  dcpu: {
    padrao: 'dcpu',
    sigla: 'DCPU',
    simboloId: SIMBOLOS.DCPU,
    titulo: 'Diretório de Culto Público',
    nome: 'Diretório de Culto Público',
    em: 'no DCPU',
    unidade: CAPITULO,
    ultima: 15,
    indexPath: paths.dcpu(),
    textoPath: paths.textoDcpu(),
    paginaPath: paths.capituloDcpu,
  },
  dcpr: {
    padrao: 'dcpr',
    sigla: 'DCPR',
    simboloId: SIMBOLOS.DCPR,
    titulo: 'Diretório de Culto Privado',
    nome: 'Diretório de Culto Privado',
    em: 'no DCPR',
    unidade: CAPITULO,
    ultima: 15,
    indexPath: paths.dcpr(),
    textoPath: paths.textoDcpr(),
    paginaPath: paths.capituloDcpr,
  },
}

/** 'Catecismo Maior, pergunta 70'. */
export function formatPagina({ nome, unidade }: FichaDoPadrao, numero: number): string {
  return `${nome}, ${unidade.nome} ${numero}`
}
