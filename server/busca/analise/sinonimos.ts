import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { Termo, Token } from '../consulta-e-documento.ts'
import { analisar } from './analisar.ts'
import { GRUPOS_DE_SINONIMOS, type GrupoDeSinonimos } from './grupos-de-sinonimos.ts'

/** What is compared of a word: all its forms, or just the one that is written. */
type Parte = Pick<Token, 'raiz'> | Pick<Token, 'forma'>

/** What an expression may also be called. */
interface Entrada {
  /** Its words that are no stop words. */
  readonly partes: readonly Parte[]
  readonly sinonimos: readonly Termo[]
}

/** The list, by the first `raiz` of each expression. */
type Sinonimos = ReadonlyMap<string, readonly Entrada[]>

type Palavra = Pick<Token, 'forma' | 'raiz'>

const SINONIMOS: Sinonimos = indexSinonimos(GRUPOS_DE_SINONIMOS)

/** Terms in place of each word; an expression gives its synonyms to each of its words. @param palavras null: something else */
export function findSinonimos(palavras: readonly (Palavra | null)[], sinonimos = SINONIMOS): Termo[][] {
  const found = palavras.map((): Termo[] => [])
  for (const [start, palavra] of palavras.entries()) {
    for (const entrada of (palavra && sinonimos.get(palavra.raiz)) ?? []) {
      if (!entrada.partes.every((parte, index) => isParte(parte, palavras[start + index]))) continue
      for (const index of entrada.partes.keys()) found[start + index]?.push(...entrada.sinonimos)
    }
  }
  return found
}

function isParte(parte: Parte, palavra: Palavra | null | undefined): boolean {
  if (!palavra) return false
  return 'raiz' in parte ? parte.raiz === palavra.raiz : parte.forma === palavra.forma
}

/** The list, ready to be asked: its words analysed once. */
export function indexSinonimos(grupos: readonly GrupoDeSinonimos[]): Sinonimos {
  const index = new Map<string, Entrada[]>()
  const add = (expressao: string, others: readonly string[]) => {
    const tokens = analisar(expressao)
    const words = contentOf(tokens)
    // 'Pai Nosso' is found by others, but 'pai' alone is not what it means.
    if (words.length === 1 && tokens.length > 1) return
    const partes = words.map(({ forma, raiz }) => (isExata(expressao) ? { forma } : { raiz }))
    const own = JSON.stringify(toTermo(expressao))
    const sinonimos = others.map(toTermo).filter((termo) => JSON.stringify(termo) !== own)
    const first = words[0]?.raiz ?? ''
    index.set(first, [...(index.get(first) ?? []), { partes, sinonimos }])
  }
  for (const grupo of grupos) {
    const [from, to] = 'termos' in grupo ? [grupo.termos, grupo.termos] : [grupo.de, grupo.para]
    for (const expressao of from) add(expressao, to)
  }
  return index
}

function toTermo(expressao: string): Termo {
  const tokens = analisar(expressao)
  const [first] = tokens
  if (isExata(expressao)) return { tipo: 'frase', por: 'forma', palavras: tokens.map(({ forma }) => forma) }
  if (first && tokens.length === 1) return { tipo: 'palavra', forma: first.forma, raiz: first.raiz }
  return { tipo: 'frase', por: 'raiz', palavras: tokens.map(({ raiz }) => raiz) }
}

function isExata(expressao: string): boolean {
  return expressao.startsWith('"')
}

function contentOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ forma }) => !isPalavraVazia(forma))
}
