import type { Avaliacao, DocumentoComparado, DocumentoEscrito, Exatidao } from '../consulta-e-documento.ts'
import { findAchados, findFrase, hasTermo, IGUAL, type PalavraAchada } from './achar.ts'
import { contentOf, rateEquivalencia } from './equivalente.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './traduzir.ts'

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
  const { dicionario, frase } = consulta
  const { titulo, texto } = documento
  const isThere = (termo: TermoTraduzido) =>
    hasTermo(termo, titulo, dicionario) || hasTermo(termo, texto, dicionario)
  if (consulta.excluidos.some(isThere)) return null
  const noTitulo = findAchados(consulta, titulo)
  const noTexto = findAchados(consulta, texto)
  if (noTitulo.length + noTexto.length === 0) return null

  const frasesNoTitulo = findFrase(frase, titulo)
  const frasesNoTexto = findFrase(frase, texto)
  const exatidao = documento.isTituloDaPagina
    ? rateExatidao(consulta, { titulo: '', texto, frasesNoTitulo: [], frasesNoTexto })
    : rateExatidao(consulta, { titulo, texto, frasesNoTitulo, frasesNoTexto })
  const lugaresNoTitulo = pick(noTitulo, frasesNoTitulo, frase.length)
  const lugaresNoTexto = pick(noTexto, frasesNoTexto, frase.length)
  const n = consulta.ramos.length
  const best = bestOfRamos([...noTitulo, ...noTexto])
  const equivalencia = exatidao === 0 ? rateEquivalencia(consulta, documento) : null
  const pontos =
    Math.round((COBERTURA * best.size) / n) +
    EXATIDAO[exatidao] +
    (equivalencia ? EQUIVALENCIA[equivalencia] : 0) +
    Math.round((TITULO * sum(bestOfRamos(noTitulo))) / (IGUAL * n)) +
    (texto.length > 0 && noTexto.length === 0 ? SO_NO_TITULO : 0) +
    Math.round((QUALIDADE * sum(best)) / (IGUAL * n)) +
    Math.round(PROXIMIDADE * rateProximidade(noTexto.length > 0 ? noTexto : noTitulo)) +
    Math.round(
      (DENSIDADE * (lugaresNoTitulo.length + lugaresNoTexto.length)) / (titulo.length + texto.length),
    )
  return { pontos, exatidao, cobertura: best.size / n, titulo: lugaresNoTitulo, texto: lugaresNoTexto }
}

interface Frases extends DocumentoEscrito {
  readonly frasesNoTitulo: readonly number[]
  readonly frasesNoTexto: readonly number[]
}

function rateExatidao(
  { frase, conteudo, dicionario }: ConsultaTraduzida,
  { titulo, texto, frasesNoTitulo, frasesNoTexto }: Frases,
): Exatidao {
  if (frase.length === 0) return 0
  if (frasesNoTexto.length > 0 && texto.length === frase.length) return 3
  if (isWholeTitulo(conteudo, contentOf(titulo, dicionario))) return 3
  if (frasesNoTitulo.length > 0) return 2
  return frasesNoTexto.length > 0 ? 1 : 0
}

/** 'Da Justificação' is all about 'justificação', and so is 'Que é justificação?' */
function isWholeTitulo(asked: readonly number[], there: readonly number[]): boolean {
  return (
    asked.length > 0 && asked.length === there.length && asked.every((raiz, index) => raiz === there[index])
  )
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

/** The places of all hits, each once; of the phrase its stop words too. */
function pick(achados: readonly PalavraAchada[], frases: readonly number[], length: number): number[] {
  const places = new Set<number>()
  const add = (inicio: number, fim: number) => {
    for (let place = inicio; place < fim; place += 1) places.add(place)
  }
  for (const { inicio, fim } of achados) add(inicio, fim)
  for (const inicio of frases) add(inicio, inicio + length)
  return [...places].sort((a, b) => a - b)
}
