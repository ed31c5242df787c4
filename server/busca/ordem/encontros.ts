/** Which words of a dictionary answer a search, found once for all documents that are written with it. */
import type { Dicionario } from '../memoria/dicionario.ts'
import type { ConsultaTraduzida, Encontro, FraseQueComeca, TermoTraduzido } from './consulta-traduzida.ts'

/** How a word answers: as it was asked for, in another form, as a synonym. */
export const IGUAL = 3
const FLEXAO = 2
const SINONIMO = 1

/** In `inicios`: not compared yet, which means no when the search has no prefix; no term begins with it; which of `encontros` tells what does. */
const NUNCA = 0
const NAO = 1
const PRIMEIRO = 2

/** Compares the words that can be hits with all terms; those of prefixes are compared when they are met. */
export function learnPalavras(consulta: ConsultaTraduzida): void {
  const { ramos, dicionario, inicios } = consulta
  const learn = (palavra: number) => {
    if (inicios[palavra] === NUNCA) learnPalavra(consulta, palavra)
  }
  for (const { termos, sinonimos } of ramos) {
    for (const termo of [...termos, ...sinonimos]) {
      if (termo.tipo === 'prefixo') continue
      const [first = -1] = termo.tipo === 'palavra' ? [termo.raiz] : termo.palavras
      if (termo.tipo === 'frase' && termo.por === 'forma') learn(first)
      else for (const palavra of dicionario.palavrasDe(first)) learn(palavra)
    }
  }
}

/** @returns undefined when no term begins with the word */
export function findEncontro(consulta: ConsultaTraduzida, palavra: number): Encontro | undefined {
  let known = consulta.inicios[palavra] ?? NUNCA
  if (known === NUNCA && consulta.hasPrefixo) known = learnPalavra(consulta, palavra)
  return known < PRIMEIRO ? undefined : consulta.encontros[known - PRIMEIRO]
}

/** Compares a word with all terms, once for a search. @returns what `inicios` says of it from now on */
function learnPalavra(consulta: ConsultaTraduzida, palavra: number): number {
  const state = canBegin(consulta, palavra) ? PRIMEIRO + addEncontro(consulta, palavra) : NAO
  consulta.inicios[palavra] = state
  return state
}

function canBegin({ ramos, dicionario }: ConsultaTraduzida, palavra: number): boolean {
  for (let ramo = 0; ramo < ramos.length; ramo += 1) {
    const { termos = [], sinonimos = [] } = ramos[ramo] ?? {}
    if (isAmongFirst(termos, palavra, dicionario) || isAmongFirst(sinonimos, palavra, dicionario)) return true
  }
  return false
}

function isAmongFirst(termos: readonly TermoTraduzido[], palavra: number, dicionario: Dicionario): boolean {
  for (let index = 0; index < termos.length; index += 1) {
    const termo = termos[index]
    if (termo && isFirst(termo, palavra, dicionario)) return true
  }
  return false
}

/** @returns its place among the others */
function addEncontro({ ramos, encontros, dicionario }: ConsultaTraduzida, palavra: number): number {
  const qualidades = new Array<number>(ramos.length).fill(0)
  const frases: FraseQueComeca[] = []
  const compare = (ramo: number, termo: TermoTraduzido, isSinonimo: boolean) => {
    if (!isFirst(termo, palavra, dicionario)) return
    const qualidade = isSinonimo ? SINONIMO : qualidadeOf(termo, palavra, dicionario)
    if (termo.tipo === 'frase') frases.push({ ramo, termo, qualidade })
    else qualidades[ramo] = Math.max(qualidades[ramo] ?? 0, qualidade)
  }
  for (const [ramo, { termos, sinonimos }] of ramos.entries()) {
    for (const termo of termos) compare(ramo, termo, false)
    for (const termo of sinonimos) compare(ramo, termo, true)
  }
  return encontros.push({ qualidades, frases }) - 1
}

/** Whether the term is the word, or a phrase that begins with it. */
export function isFirst(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): boolean {
  if (termo.tipo === 'palavra') return dicionario.raizOf(palavra) === termo.raiz
  if (termo.tipo === 'prefixo') return dicionario.formaOf(palavra).startsWith(termo.forma)
  return termo.palavras[0] === (termo.por === 'forma' ? palavra : dicionario.raizOf(palavra))
}

function qualidadeOf(termo: TermoTraduzido, palavra: number, dicionario: Dicionario): number {
  if (termo.tipo === 'frase') return termo.por === 'forma' ? IGUAL : FLEXAO
  const isSame =
    termo.tipo === 'palavra' ? termo.forma === palavra : termo.forma === dicionario.formaOf(palavra)
  return isSame ? IGUAL : FLEXAO
}
