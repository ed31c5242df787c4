/** Which entries of the glossary a search means. */

import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import type { Consulta } from '../consulta-e-documento.ts'
import type { FraseDoVerbete, Glossario, PalavraDoGlossario } from './make-glossario.ts'
import type { TipoDeVerbete, Verbete } from './verbete.ts'

export interface VerbeteAchado {
  readonly verbete: Verbete
  /** Share of what was asked for that the entry answers, up to 1. */
  readonly cobertura: number
  /** It is asked for in its very words. */
  readonly isExato: boolean
}

/** More than these would crowd out what the texts say. */
const MAX_VERBETES = 3
/** From so many words on one may be remembered otherwise. */
const MIN_PALAVRAS_COM_ERRO = 4
const MIN_LEMBRADAS = 0.75
const MIN_COBERTURA: Record<TipoDeVerbete, number> = { doutrina: 0.5, versiculo: 0.6 }

/** Words around a name that ask about it: 'o que significa', 'a Bíblia ensina', 'doutrina da'. */
const DE_PERGUNTA = new Set(
  `biblia biblico biblica cristao crente diz dizem dizer fala falar ensina ensinam significa significado quer doutrina
  definicao conceito existe existem hoje pecado pergunta explicacao explique sobre certo errado westminster reformada
  reformado teologia versiculo texto salmo vai vao ir vou posso podemos poder fazer faz acontece preciso precisa
  precisamos motivo razao tipos entender saber acredita acreditar`.split(/\s+/),
)

interface Pedida extends PalavraDoGlossario {
  /** It is the beginning of a word. */
  readonly isPrefixo: boolean
}

/** The entries that a search means, best first. A search with quotes, minus or OR is meant as it is written. */
export function findVerbetes(consulta: Consulta, glossario: Glossario): VerbeteAchado[] {
  const pedidas = listPedidas(consulta)
  const content = pedidas.filter(({ forma, isPrefixo }) => isPrefixo || !isPalavraVazia(forma))
  const best = new Map<Verbete, VerbeteAchado>()
  for (const expressao of listCandidatas(glossario, pedidas, content.length)) {
    const cobertura = expressao.isLiteral ? Number(isSame(expressao, pedidas)) : rate(expressao, content)
    const { verbete } = expressao
    if (cobertura < MIN_COBERTURA[verbete.tipo] || cobertura <= (best.get(verbete)?.cobertura ?? 0)) continue
    best.set(verbete, {
      verbete,
      cobertura,
      isExato: isSame(expressao, expressao.isLiteral ? pedidas : content),
    })
  }
  const found = [...best.values()].sort((a, b) => b.cobertura - a.cobertura)
  const exatos = found.filter(({ isExato }) => isExato)
  return (exatos.length > 0 ? exatos : found).slice(0, MAX_VERBETES)
}

/** Those that may be meant, in the order of the glossary, so that equals stand in it. @param content how many are no stop words */
function listCandidatas(
  { expressoes, lengths, contas: shared, byRaiz }: Glossario,
  pedidas: readonly Pedida[],
  content: number,
): readonly FraseDoVerbete[] {
  if (pedidas.some(({ isPrefixo }) => isPrefixo)) return expressoes
  // Hundreds have one of the words, and hardly one has enough of them.
  const places: number[] = []
  for (const raiz of new Set(pedidas.map((pedida) => pedida.raiz))) {
    for (const place of byRaiz.get(raiz) ?? []) {
      const words = shared[place] ?? 0
      if (words === 0) places.push(place)
      shared[place] = words + 1
    }
  }
  const found = places.filter((place) => isEnough(shared[place] ?? 0, Math.min(lengths[place] ?? 0, content)))
  for (const place of places) shared[place] = 0
  return found.sort((a, b) => a - b).flatMap((place) => expressoes[place] ?? [])
}

function listPedidas({ ramos, excluidos, frase }: Consulta): Pedida[] {
  const termos = ramos.map(({ termos: [first, ...others] }) => (others.length === 0 ? first : undefined))
  const isPlain = termos.every((termo) => termo !== undefined && termo.tipo !== 'frase')
  if (!isPlain || excluidos.length > 0) return []
  const prefixos = termos.flatMap((termo) => (termo?.tipo === 'prefixo' ? [termo.forma] : []))
  // A phrase leaves out the prefix at its end, and is empty with one elsewhere.
  if (prefixos.length > 1 || (prefixos.length === 1 && termos.at(-1)?.tipo !== 'prefixo')) return []
  return [
    ...analisar(frase.join(' ')).map(({ forma, raiz }) => ({ forma, raiz, isPrefixo: false })),
    ...prefixos.map((forma) => ({ forma, raiz: forma, isPrefixo: true })),
  ]
}

/** All words in their order, and no others. */
function isSame({ palavras }: FraseDoVerbete, pedidas: readonly Pedida[]): boolean {
  return palavras.length === pedidas.length && palavras.every((each, index) => isMeant(each, pedidas[index]))
}

function rate({ verbete, palavras }: FraseDoVerbete, pedidas: readonly Pedida[]): number {
  const shared = countInOrder(palavras, pedidas)
  if (shared === 0) return 0
  return verbete.tipo === 'doutrina'
    ? rateDoutrina(palavras, pedidas, shared)
    : rateVersiculo(palavras, pedidas, shared)
}

/** The whole name stands in the search; the words that ask about it do not count. */
function rateDoutrina(
  palavras: readonly PalavraDoGlossario[],
  pedidas: readonly Pedida[],
  shared: number,
): number {
  if (!isEnough(shared, palavras.length)) return 0
  const others = pedidas.filter(
    (pedida) => !DE_PERGUNTA.has(pedida.forma) && !palavras.some((palavra) => isMeant(palavra, pedida)),
  )
  return shared / (shared + others.length + (palavras.length - shared))
}

/** Whoever remembers a verse has a part of the wording, or goes on where it ends. */
function rateVersiculo(
  palavras: readonly PalavraDoGlossario[],
  pedidas: readonly Pedida[],
  shared: number,
): number {
  const shorter = Math.min(palavras.length, pedidas.length)
  if (shared < 2 || !isEnough(shared, shorter)) return 0
  // Two words of a long wording, or a wording of two words in a long search, can meet by chance.
  if (shorter === 2 && Math.max(palavras.length, pedidas.length) > 3) return 0
  // Words beyond the wording may be how the verse goes on: they count half.
  const beyond = Math.max(0, pedidas.length - palavras.length)
  return (shared + beyond / 2) / pedidas.length
}

function isEnough(shared: number, length: number): boolean {
  return length < MIN_PALAVRAS_COM_ERRO ? shared >= length : shared / length >= MIN_LEMBRADAS
}

function isMeant(palavra: PalavraDoGlossario, pedida: Pedida | undefined): boolean {
  if (!pedida) return false
  return pedida.isPrefixo ? palavra.forma.startsWith(pedida.forma) : palavra.raiz === pedida.raiz
}

/** Length of the longest run of words that stand in both in the same order, others between them. */
function countInOrder(palavras: readonly PalavraDoGlossario[], pedidas: readonly Pedida[]): number {
  // One row for each word of the wording, each written over the one before; of that, `diagonal` is what was one place further left.
  const row = new Array<number>(pedidas.length + 1).fill(0)
  for (let place = 0; place < palavras.length; place += 1) {
    const palavra = palavras[place]
    let diagonal = 0
    for (let index = 0; palavra && index < pedidas.length; index += 1) {
      const above = row[index + 1] ?? 0
      const best = Math.max(above, row[index] ?? 0)
      row[index + 1] = isMeant(palavra, pedidas[index]) ? Math.max(best, diagonal + 1) : best
      diagonal = above
    }
  }
  return row[pedidas.length] ?? 0
}
