import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import type { Avaliacao, Consulta, DocumentoComparado, Exatidao, Token } from '../consulta-e-documento.ts'
import { findAchados, findFrase, hasTermo, IGUAL, type PalavraAchada } from './achar.ts'
import { rateEquivalencia } from './equivalente.ts'

/** Points, each at most, in the order of the rules: all that was asked, a part, phrase, title, as written, together. */
export const COBERTURA = 100_000_000
const EXATIDAO: Record<Exatidao, number> = { 0: 0, 1: 1_500_000, 2: 2_500_000, 3: 4_000_000 }
const EQUIVALENCIA = { inteira: 2_600_000, titulo: 1_200_000, texto: 500_000 }
const TITULO = 1_000_000
const QUALIDADE = 600_000
const PROXIMIDADE = 200_000
const DENSIDADE = 200_000
/** Less for a text that has a title, often that of its chapter, but none of the words itself. */
const SO_NO_TITULO = -2_000_000

/** How well a document answers, by search and document only. @returns null when it has nothing asked for, or something excluded */
export function avaliar(consulta: Consulta, documento: DocumentoComparado): Avaliacao | null {
  const titulo = analisar(documento.titulo)
  const texto = analisar(documento.texto)
  if (consulta.excluidos.some((termo) => hasTermo(termo, titulo) || hasTermo(termo, texto))) return null
  const noTitulo = findAchados(consulta.ramos, titulo)
  const noTexto = findAchados(consulta.ramos, texto)
  if (noTitulo.length + noTexto.length === 0) return null

  const frasesNoTitulo = findFrase(consulta.frase, titulo)
  const frasesNoTexto = findFrase(consulta.frase, texto)
  const exatidao = documento.isTituloDaPagina
    ? rateExatidao(consulta.frase, { titulo: [], texto, frasesNoTitulo: [], frasesNoTexto })
    : rateExatidao(consulta.frase, { titulo, texto, frasesNoTitulo, frasesNoTexto })
  const tokensDoTitulo = pick(titulo, noTitulo, frasesNoTitulo, consulta.frase.length)
  const tokensDoTexto = pick(texto, noTexto, frasesNoTexto, consulta.frase.length)
  const n = consulta.ramos.length
  const best = bestOfRamos([...noTitulo, ...noTexto])
  const equivalencia = exatidao === 0 ? rateEquivalencia(consulta.ramos, titulo, texto) : null
  const pontos =
    Math.round((COBERTURA * best.size) / n) +
    EXATIDAO[exatidao] +
    (equivalencia ? EQUIVALENCIA[equivalencia] : 0) +
    Math.round((TITULO * sum(bestOfRamos(noTitulo))) / (IGUAL * n)) +
    (texto.length > 0 && noTexto.length === 0 ? SO_NO_TITULO : 0) +
    Math.round((QUALIDADE * sum(best)) / (IGUAL * n)) +
    Math.round(PROXIMIDADE * rateProximidade(noTexto.length > 0 ? noTexto : noTitulo)) +
    Math.round((DENSIDADE * (tokensDoTitulo.length + tokensDoTexto.length)) / (titulo.length + texto.length))
  return { pontos, exatidao, cobertura: best.size / n, titulo: tokensDoTitulo, texto: tokensDoTexto }
}

interface Frases {
  readonly titulo: readonly Token[]
  readonly texto: readonly Token[]
  readonly frasesNoTitulo: readonly number[]
  readonly frasesNoTexto: readonly number[]
}

function rateExatidao(
  frase: readonly string[],
  { titulo, texto, frasesNoTitulo, frasesNoTexto }: Frases,
): Exatidao {
  if (frase.length === 0) return 0
  if (frasesNoTexto.length > 0 && texto.length === frase.length) return 3
  if (isWholeTitulo(frase, titulo)) return 3
  if (frasesNoTitulo.length > 0) return 2
  return frasesNoTexto.length > 0 ? 1 : 0
}

/** 'Da Justificação' is all about 'justificação', and so is 'Que é justificação?' */
function isWholeTitulo(frase: readonly string[], titulo: readonly Token[]): boolean {
  const asked = contentOf(analisar(frase.join(' ')))
  const there = contentOf(titulo)
  return (
    asked.length > 0 && asked.length === there.length && asked.every((raiz, index) => raiz === there[index])
  )
}

function contentOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ forma }) => !isPalavraVazia(forma)).map(({ raiz }) => raiz)
}

/** Best quality of each branch that is there. */
function bestOfRamos(achados: readonly PalavraAchada[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const { ramo, qualidade } of achados) best.set(ramo, Math.max(best.get(ramo) ?? 0, qualidade))
  return best
}

function sum(best: ReadonlyMap<number, number>): number {
  return [...best.values()].reduce((total, qualidade) => total + qualidade, 0)
}

/** 1 when the words stand side by side, less the wider the narrowest run of tokens is that has them all. */
function rateProximidade(achados: readonly PalavraAchada[]): number {
  const needed = new Set(achados.map(({ ramo }) => ramo)).size
  const counts = new Map<number, number>()
  let narrowest = Number.POSITIVE_INFINITY
  let left = 0
  for (const achado of achados) {
    counts.set(achado.ramo, (counts.get(achado.ramo) ?? 0) + 1)
    while (counts.size === needed) {
      const first = achados[left]
      if (!first) break
      narrowest = Math.min(narrowest, achado.fim - first.inicio)
      const rest = (counts.get(first.ramo) ?? 0) - 1
      if (rest > 0) counts.set(first.ramo, rest)
      else counts.delete(first.ramo)
      left += 1
    }
  }
  return Math.min(1, needed / Math.max(1, narrowest))
}

/** The tokens of all hits, each once; of the phrase its stop words too. */
function pick(
  tokens: readonly Token[],
  achados: readonly PalavraAchada[],
  frases: readonly number[],
  length: number,
): Token[] {
  const indices = new Set<number>()
  const add = (inicio: number, fim: number) => {
    for (let index = inicio; index < fim; index += 1) indices.add(index)
  }
  for (const { inicio, fim } of achados) add(inicio, fim)
  for (const inicio of frases) add(inicio, inicio + length)
  return tokens.filter((_, index) => indices.has(index))
}
