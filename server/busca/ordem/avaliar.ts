import type { Avaliacao, DocumentoComparado, DocumentoEscrito, Exatidao } from '../consulta-e-documento.ts'
import type { Achados } from './achados.ts'
import { findAchados, findFrase, hasTermo } from './achar.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './consulta-traduzida.ts'
import { IGUAL } from './encontros.ts'
import { rateEquivalencia } from './equivalente.ts'
import { countLugares } from './lugares.ts'

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
export function avaliar(
  consulta: ConsultaTraduzida,
  documento: DocumentoEscrito & Pick<DocumentoComparado, 'isTituloDaPagina'>,
): Avaliacao | null {
  const { frase, noTitulo, noTexto, faixas, excluidos } = consulta
  const { titulo, texto } = documento
  if (excluidos.length > 0 && excluidos.some((termo) => isIn(termo, consulta, documento))) return null
  findAchados(consulta, titulo, noTitulo)
  findAchados(consulta, texto, noTexto)
  if (noTitulo.length + noTexto.length === 0) return null

  const frasesNoTitulo = findFrase(frase, titulo)
  const frasesNoTexto = findFrase(frase, texto)
  const isComTitulo = !documento.isTituloDaPagina
  const exatidao = rateExatidao(consulta, documento, {
    isNoTitulo: isComTitulo && frasesNoTitulo.length > 0,
    isNoTexto: frasesNoTexto.length > 0,
  })
  const equivalencia = exatidao === 0 ? rateEquivalencia(consulta, documento) : null
  const lugares =
    countLugares(noTitulo, frasesNoTitulo, frase.length, faixas) +
    countLugares(noTexto, frasesNoTexto, frase.length, faixas)
  const n = consulta.ramos.length
  const { cobertos, qualidade, qualidadeDoTitulo } = rateRamos(consulta)
  const pontos =
    Math.round((COBERTURA * cobertos) / n) +
    EXATIDAO[exatidao] +
    (equivalencia ? EQUIVALENCIA[equivalencia] : 0) +
    Math.round((TITULO * qualidadeDoTitulo) / (IGUAL * n)) +
    (texto.length > 0 && noTexto.length === 0 ? SO_NO_TITULO : 0) +
    Math.round((QUALIDADE * qualidade) / (IGUAL * n)) +
    Math.round(PROXIMIDADE * rateProximidade(consulta.contas, noTexto.length > 0 ? noTexto : noTitulo)) +
    Math.round((DENSIDADE * lugares) / (titulo.length + texto.length))
  return { pontos, exatidao, cobertura: cobertos / n }
}

function isIn(
  termo: TermoTraduzido,
  { dicionario }: ConsultaTraduzida,
  documento: DocumentoEscrito,
): boolean {
  return hasTermo(termo, documento.titulo, dicionario) || hasTermo(termo, documento.texto, dicionario)
}

/** Where the phrase stands. */
interface Frases {
  readonly isNoTitulo: boolean
  readonly isNoTexto: boolean
}

function rateExatidao(
  consulta: ConsultaTraduzida,
  { titulo, texto, isTituloDaPagina }: DocumentoEscrito & Pick<DocumentoComparado, 'isTituloDaPagina'>,
  { isNoTitulo, isNoTexto }: Frases,
): Exatidao {
  const { frase } = consulta
  if (!consulta.isFrase) return 0
  if (isNoTexto && texto.length === frase.length) return 3
  if (!isTituloDaPagina && isWholeTitulo(consulta, titulo)) return 3
  if (isNoTitulo) return 2
  return isNoTexto ? 1 : 0
}

/** 'Da Justificação' is all about 'justificação', and so is 'Que é justificação?' */
function isWholeTitulo({ conteudo, dicionario }: ConsultaTraduzida, titulo: string): boolean {
  let place = 0
  for (let index = 0; index < titulo.length; index += 1) {
    const palavra = titulo.charCodeAt(index)
    if (dicionario.isVazia(palavra)) continue
    if (place === conteudo.length || dicionario.raizOf(palavra) !== conteudo[place]) return false
    place += 1
  }
  return place > 0 && place === conteudo.length
}

/** How many branches there are, and the best quality of each, all together: anywhere, and in the title. */
function rateRamos({ contas: best, noTitulo, noTexto }: ConsultaTraduzida) {
  best.fill(0)
  takeBest(best, noTitulo)
  const qualidadeDoTitulo = sum(best)
  takeBest(best, noTexto)
  let cobertos = 0
  for (let ramo = 0; ramo < best.length; ramo += 1) if (best[ramo] !== 0) cobertos += 1
  return { cobertos, qualidade: sum(best), qualidadeDoTitulo }
}

function takeBest(best: Uint16Array, achados: Achados): void {
  for (let index = 0; index < achados.length; index += 1) {
    const ramo = achados.ramoAt(index)
    best[ramo] = Math.max(best[ramo] ?? 0, achados.qualidadeAt(index))
  }
}

function sum(numbers: Uint16Array): number {
  let total = 0
  for (let index = 0; index < numbers.length; index += 1) total += numbers[index] ?? 0
  return total
}

/** 1 when the words stand side by side, less the wider the narrowest run of tokens is that has them all. @param counts one for each branch */
function rateProximidade(counts: Uint16Array, achados: Achados): number {
  counts.fill(0)
  let needed = 0
  for (let index = 0; index < achados.length; index += 1) {
    const ramo = achados.ramoAt(index)
    if (counts[ramo] === 0) needed += 1
    counts[ramo] = 1
  }
  counts.fill(0)
  let there = 0
  let narrowest = Number.POSITIVE_INFINITY
  let left = 0
  for (let index = 0; index < achados.length; index += 1) {
    const ramo = achados.ramoAt(index)
    if (counts[ramo] === 0) there += 1
    counts[ramo] = (counts[ramo] ?? 0) + 1
    while (there === needed && left <= index) {
      narrowest = Math.min(narrowest, achados.fimAt(index) - achados.inicioAt(left))
      const first = achados.ramoAt(left)
      const rest = (counts[first] ?? 0) - 1
      counts[first] = rest
      if (rest === 0) there -= 1
      left += 1
    }
  }
  return Math.min(1, needed / Math.max(1, narrowest))
}
