import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { Termo, Token } from '../consulta-e-documento.ts'
import { analisar } from './analisar.ts'

const Expressao = z
  .string()
  .check(z.refine((text) => contentOf(analisar(text)).length > 0, 'must have a word that is no stop word'))

const Grupo = z.union([
  z.strictObject({ termos: z.array(Expressao).check(z.minLength(2)) }),
  z.strictObject({
    de: z.array(Expressao).check(z.minLength(1)),
    para: z.array(Expressao).check(z.minLength(1)),
  }),
])
const Arquivo = z.array(Grupo)

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

const SINONIMOS: Sinonimos = parseSinonimos(readFileSync(join(import.meta.dirname, 'sinonimos.yaml'), 'utf8'))

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

/** Reads the list. @throws Error that names the line that is not as the file's first lines say */
export function parseSinonimos(text: string): Sinonimos {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = (offset: number, why: string): never => {
    throw new Error(`sinonimos.yaml:${lines.linePos(offset).line}: ${why}`)
  }
  for (const error of document.errors) fail(error.pos[0], error.message)
  const result = z.safeParse(Arquivo, document.toJS())
  if (!result.success) {
    const issue = result.error.issues[0]
    return fail(findOffset(document.contents, issue?.path ?? []), issue?.message ?? 'malformed')
  }
  return indexGrupos(result.data)
}

function indexGrupos(grupos: z.infer<typeof Arquivo>): Sinonimos {
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

/** Where the path begins in the text; the nearest ancestor's place when a part of it is missing. */
function findOffset(contents: Node | null, path: readonly PropertyKey[]): number {
  let offset = contents?.range?.[0] ?? 0
  let node: unknown = contents
  for (const step of path) {
    if (isMap(node)) node = node.get(String(step), true)
    else if (isSeq(node)) node = node.get(step, true)
    if (isNode(node)) offset = node.range?.[0] ?? offset
  }
  return offset
}
