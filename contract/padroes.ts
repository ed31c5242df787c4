/** The one table of the six standards: what differs between them, for the server and for the web. */
import * as z from 'zod/mini'

export const Padrao = z.enum(
  ['cfw', 'cmw', 'bcw', 'fgop', 'dcpu', 'dcpr'],
  'O padrão deve ser cfw, cmw, bcw, fgop, dcpu ou dcpr.',
)
export type Padrao = z.infer<typeof Padrao>

interface LinhaDaTabela {
  readonly padrao: Padrao
  /** Symbol id, 1 to 6. */
  readonly simboloId: number
  readonly sigla: Uppercase<Padrao>
  /** Heading of its index. */
  readonly titulo: string
  /** Short name: 'Catecismo Maior, pergunta 70'. */
  readonly nome: string
  /** The symbol after 'em': 'na CFW', 'no CMW'. */
  readonly em: string
  /** What it is made of, as addresses of the web name it. */
  readonly unidade: 'capitulo' | 'pergunta'
  /** Number of the last chapter or question. */
  readonly ultima: number
  /** Whether its parts have Bible references. */
  readonly comReferencias: boolean
  /** What an end of a harmony calls its pages. */
  readonly modelo: string
}

/** The six standards, in the order of their ids; addresses of their own calls: enderecos-dos-padroes.ts. */
export const PADROES = {
  cfw: {
    padrao: 'cfw',
    simboloId: 1,
    sigla: 'CFW',
    titulo: 'Confissão de Fé de Westminster',
    nome: 'Confissão de Fé',
    em: 'na CFW',
    unidade: 'capitulo',
    ultima: 33,
    comReferencias: true,
    modelo: 'CapituloConfissaodeFe',
  },
  cmw: {
    padrao: 'cmw',
    simboloId: 2,
    sigla: 'CMW',
    titulo: 'Catecismo Maior de Westminster',
    nome: 'Catecismo Maior',
    em: 'no CMW',
    unidade: 'pergunta',
    ultima: 196,
    comReferencias: true,
    modelo: 'PerguntaCmw',
  },
  bcw: {
    padrao: 'bcw',
    simboloId: 3,
    sigla: 'BCW',
    titulo: 'Breve Catecismo de Westminster',
    nome: 'Breve Catecismo',
    em: 'no BCW',
    unidade: 'pergunta',
    ultima: 107,
    comReferencias: true,
    modelo: 'PerguntaBcw',
  },
  fgop: {
    padrao: 'fgop',
    simboloId: 4,
    sigla: 'FGOP',
    titulo: 'Forma de Governo e Ordenação Presbiterianos',
    nome: 'Forma de Governo',
    em: 'na FGOP',
    unidade: 'capitulo',
    ultima: 19,
    comReferencias: true,
    modelo: 'CapituloFgop',
  },
  dcpu: {
    padrao: 'dcpu',
    simboloId: 5,
    sigla: 'DCPU',
    titulo: 'Diretório de Culto Público',
    nome: 'Diretório de Culto Público',
    em: 'no DCPU',
    unidade: 'capitulo',
    ultima: 15,
    comReferencias: false,
    modelo: 'CapituloDcpu',
  },
  dcpr: {
    padrao: 'dcpr',
    simboloId: 6,
    sigla: 'DCPR',
    titulo: 'Diretório de Culto Privado',
    nome: 'Diretório de Culto Privado',
    em: 'no DCPR',
    unidade: 'capitulo',
    ultima: 15,
    comReferencias: false,
    modelo: 'CapituloDcpr',
  },
} as const satisfies {
  readonly [P in Padrao]: LinhaDaTabela & { readonly padrao: P; readonly sigla: Uppercase<P> }
}

/** 'CFW' … 'DCPR'. */
export type Sigla = Uppercase<Padrao>

/** In the order of their ids. */
export const SIGLAS: readonly Sigla[] = Padrao.options.map((padrao) => PADROES[padrao].sigla)

export type PadraoComReferencias = {
  [P in Padrao]: (typeof PADROES)[P]['comReferencias'] extends true ? P : never
}[Padrao]

type Modelo = (typeof PADROES)[Padrao]['modelo']

const PADRAO_BY_MODELO = new Map<Modelo, Padrao>(
  Object.values(PADROES).map(({ modelo, padrao }) => [modelo, padrao]),
)

/** The standard whose pages a harmony calls so. */
export function padraoOfModelo(modelo: Modelo): Padrao {
  const padrao = PADRAO_BY_MODELO.get(modelo)
  if (!padrao) throw new Error(`No standard has pages called ${modelo}`)
  return padrao
}

/** Whether the parts of a standard have Bible references. */
export function isPadraoComReferencias(padrao: Padrao): padrao is PadraoComReferencias {
  return PADROES[padrao].comReferencias
}

/** @returns undefined for a number that is no standard's */
export function padraoOfSimbolo(simboloId: number): Padrao | undefined {
  return Padrao.options.find((padrao) => PADROES[padrao].simboloId === simboloId)
}

/** @returns undefined for a number that is no standard's */
export function siglaOfSimbolo(simboloId: number): Sigla | undefined {
  const padrao = padraoOfSimbolo(simboloId)
  return padrao && PADROES[padrao].sigla
}

/** @param text in any case @returns undefined for what is no standard's symbol */
export function padraoOfSigla(text: string): Padrao | undefined {
  return Padrao.options.find((padrao) => PADROES[padrao].sigla === text.toUpperCase())
}
