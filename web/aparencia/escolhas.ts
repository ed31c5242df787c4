/** How the reader wants texts to look. A new preference is a line in the contract and its definition below. */
import type { Aparencia } from '#contract/aparencia.ts'

/** What choosing something changes. */
export type Ajuste = Partial<Aparencia>

interface Opcao {
  readonly rotulo: string
  readonly ajuste: Ajuste
}

/** One of several values, side by side. */
export interface Escolha {
  readonly tipo: 'escolha'
  readonly id: string
  readonly rotulo: string
  readonly opcoes: readonly Opcao[]
  /** Shown instead of the labels, larger for each option: the letter of the type size. */
  readonly amostra?: string
}

/** Something that is on or off. */
export interface Chave {
  readonly tipo: 'chave'
  readonly id: string
  readonly rotulo: string
  readonly ligada: Ajuste
  readonly desligada: Ajuste
}

export type Definicao = Escolha | Chave

export const CORPO: Escolha = {
  tipo: 'escolha',
  id: 'corpo',
  rotulo: 'Tamanho do texto',
  amostra: 'A',
  opcoes: [
    { rotulo: 'Muito pequeno', ajuste: { corpo: 0.86 } },
    { rotulo: 'Normal', ajuste: { corpo: 1 } },
    { rotulo: 'Grande', ajuste: { corpo: 1.14 } },
    { rotulo: 'Maior', ajuste: { corpo: 1.29 } },
    { rotulo: 'Muito grande', ajuste: { corpo: 1.43 } },
  ],
}

export const ENTRELINHA: Escolha = {
  tipo: 'escolha',
  id: 'entrelinha',
  rotulo: 'Entrelinha',
  opcoes: [
    { rotulo: 'Justa', ajuste: { entrelinha: 0.92 } },
    { rotulo: 'Normal', ajuste: { entrelinha: 1 } },
    { rotulo: 'Ampla', ajuste: { entrelinha: 1.12 } },
  ],
}

const FAMILIA: Escolha = {
  tipo: 'escolha',
  id: 'familia',
  rotulo: 'Família',
  opcoes: [
    { rotulo: 'Alegreya', ajuste: { familia: 'alegreya' } },
    { rotulo: 'Hanken Grotesk', ajuste: { familia: 'hanken' } },
  ],
}

const LARGURA: Escolha = {
  tipo: 'escolha',
  id: 'largura',
  rotulo: 'Largura',
  opcoes: [
    { rotulo: 'Estreita', ajuste: { largura: 32 } },
    { rotulo: 'Normal', ajuste: { largura: 36.5 } },
    { rotulo: 'Larga', ajuste: { largura: 42 } },
  ],
}

const JUSTIFICAR: Chave = {
  tipo: 'chave',
  id: 'justificar',
  rotulo: 'Justificar',
  ligada: { justificado: true },
  desligada: { justificado: false },
}

const HIFENIZAR: Chave = {
  tipo: 'chave',
  id: 'hifenizar',
  rotulo: 'Hifenizar',
  ligada: { hifenizacao: true },
  desligada: { hifenizacao: false },
}

/** Theme of the whole library. */
export const TEMA: Escolha = {
  tipo: 'escolha',
  id: 'tema',
  rotulo: 'Tema da biblioteca',
  opcoes: [
    { rotulo: 'Claro', ajuste: { tema: 'claro' } },
    { rotulo: 'Sépia', ajuste: { tema: 'sepia' } },
    { rotulo: 'Escuro', ajuste: { tema: 'escuro' } },
    { rotulo: 'Igual ao aparelho', ajuste: { tema: 'sistema' } },
  ],
}

export const TEMA_DA_LEITURA: Escolha = {
  tipo: 'escolha',
  id: 'tema',
  rotulo: 'Tema',
  opcoes: [
    { rotulo: 'Claro', ajuste: { tema_da_leitura: 'claro' } },
    { rotulo: 'Sépia', ajuste: { tema_da_leitura: 'sepia' } },
    { rotulo: 'Escuro', ajuste: { tema_da_leitura: 'escuro' } },
    { rotulo: 'Igual ao site', ajuste: { tema_da_leitura: 'site' } },
  ],
}

export const NUMEROS: Chave = {
  tipo: 'chave',
  id: 'numeros',
  rotulo: 'Números dos versículos',
  ligada: { numeros: true },
  desligada: { numeros: false },
}

const COMUNS: readonly Definicao[] = [CORPO, ENTRELINHA, FAMILIA, LARGURA, JUSTIFICAR, HIFENIZAR]

/** What the panel of the ebook reader offers. */
export const DA_LEITURA: readonly Definicao[] = [...COMUNS, TEMA_DA_LEITURA]

/** What it offers on the standards, which have the theme of the library. */
export const DO_TEXTO: readonly Definicao[] = [...COMUNS, TEMA]

export const DA_BIBLIA: readonly Definicao[] = [...COMUNS, NUMEROS, TEMA]

/** Whether a choice is the one in force. */
export function isEmVigor(aparencia: Aparencia, ajuste: Ajuste): boolean {
  const emVigor = new Map<string, unknown>(Object.entries(aparencia))
  return Object.entries(ajuste).every(([nome, valor]) => emVigor.get(nome) === valor)
}

/** The option beside the one in force. @param passo 1 or -1 @returns what choosing it changes; null at either end */
export function vizinhaDe({ opcoes }: Escolha, aparencia: Aparencia, passo: 1 | -1): Ajuste | null {
  const atual = opcoes.findIndex(({ ajuste }) => isEmVigor(aparencia, ajuste))
  return opcoes[atual + passo]?.ajuste ?? null
}
