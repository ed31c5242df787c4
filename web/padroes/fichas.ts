import { PADROES, type Padrao, padraoOfSimbolo, type Sigla } from '#contract/padroes.ts'
import { paths } from '../paths.ts'
import { UNIDADES, type Unidade } from './unidades.ts'

/** What the pages need to know of a standard before anything is fetched. */
export interface FichaDoPadrao {
  readonly padrao: Padrao
  readonly sigla: Sigla
  /** Id of the standard, 1 to 6. */
  readonly simboloId: number
  /** Heading of the index. */
  readonly titulo: string
  /** Short name: 'Catecismo Maior, pergunta 70'. */
  readonly nome: string
  /** The symbol after 'em': 'na CFW', 'no CMW'. */
  readonly em: string
  readonly unidade: Unidade
  /** Number of the last chapter or question. */
  readonly ultima: number
  readonly indexPath: string
  readonly textoPath: string
  readonly paginaPath: (numero: number) => string
}

/** The six standards, in the order of their ids. */
export const FICHAS: Readonly<Record<Padrao, FichaDoPadrao>> = {
  cfw: toFicha('cfw'),
  cmw: toFicha('cmw'),
  bcw: toFicha('bcw'),
  fgop: toFicha('fgop'),
  dcpu: toFicha('dcpu'),
  dcpr: toFicha('dcpr'),
}

function toFicha(padrao: Padrao): FichaDoPadrao {
  const linha = PADROES[padrao]
  const unidade = UNIDADES[linha.unidade]
  return {
    ...linha,
    unidade,
    indexPath: paths.indice(padrao),
    textoPath: paths.textoCompleto(padrao),
    paginaPath: (numero) => paths.pagina(padrao, unidade.slug, numero),
  }
}

/** 'Catecismo Maior, pergunta 70'. */
export function formatPagina({ nome, unidade }: FichaDoPadrao, numero: number): string {
  return `${nome}, ${unidade.nome} ${numero}`
}

/** The index of a standard by its id; the home page, where all of them are, for a number that is none's. */
export function indexPathOf(simboloId: number): string {
  const padrao = padraoOfSimbolo(simboloId)
  return padrao ? FICHAS[padrao].indexPath : paths.home()
}
