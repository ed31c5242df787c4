/** What the glossary answers a search with, as documents of the index. */
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { Avaliacao, Exatidao } from '../consulta-e-documento.ts'
import { numeroDaPagina, numeroDoParagrafo } from '../indice/documentos-padroes-repository.ts'
import { TIPOS, toNumero } from '../indice/numeros.ts'
import { COBERTURA } from '../ordem/avaliar.ts'
import type { VerbeteAchado } from './find-verbetes.ts'
import type { LugarDoVerbete } from './verbete.ts'

/** The numbers of documents that answer, each with the least that it is worth. */
export type Respostas = ReadonlyMap<number, Piso>

interface Piso {
  readonly pontos: number
  readonly exatidao: Exatidao
  readonly cobertura: number
}

/** Below a title that is the search itself, above a text that only has its words. */
const PONTOS = 3_500_000
const POR_LUGAR = 10_000
/** From here on an entry answers all that was asked for. */
const MIN_COMPLETA = 0.7
const MAX_RESPOSTAS = 12
/** Of a longer passage these are its first. */
const MAX_VERSICULOS = 3

/** The places of some entries in one source, in the order in which the glossary names them. */
export function respostasDoGlossario(achados: readonly VerbeteAchado[], fonte: FonteDaBusca): Respostas {
  const respostas = new Map<number, Piso>()
  let place = 0
  for (const { verbete, cobertura } of achados) {
    const isCompleta = cobertura >= MIN_COMPLETA
    const chief = verbete.tipo === 'versiculo' ? 'biblia' : 'padroes'
    for (const numero of verbete.lugares.flatMap((lugar) => numerosDe(lugar, fonte))) {
      if (respostas.has(numero) || respostas.size === MAX_RESPOSTAS) continue
      respostas.set(numero, {
        pontos: Math.round(COBERTURA * cobertura) + PONTOS - place * POR_LUGAR,
        exatidao: !isCompleta || fonte !== chief ? 0 : fonte === 'biblia' ? 3 : 2,
        cobertura: isCompleta ? 1 : cobertura,
      })
      place += 1
    }
  }
  return respostas
}

function numerosDe(lugar: LugarDoVerbete, fonte: FonteDaBusca): number[] {
  if ('simbolo' in lugar) {
    if (fonte !== 'padroes') return []
    const { simbolo, numero, secao } = lugar
    return [secao === null ? numeroDaPagina(simbolo, numero) : numeroDoParagrafo(simbolo, numero, secao)]
  }
  if (fonte !== 'biblia') return []
  const length = Math.min(lugar.fim - lugar.inicio + 1, MAX_VERSICULOS)
  return Array.from({ length }, (_, index) => toNumero(TIPOS.biblia.versiculo, lugar.inicio + index))
}

/** @param avaliacao null for a document that has none of the words */
export function withPiso(avaliacao: Avaliacao | null, piso: Piso | undefined): Avaliacao | null {
  if (!piso) return avaliacao
  if (!avaliacao) return piso
  return {
    pontos: Math.max(avaliacao.pontos, piso.pontos),
    exatidao: avaliacao.exatidao > piso.exatidao ? avaliacao.exatidao : piso.exatidao,
    cobertura: Math.max(avaliacao.cobertura, piso.cobertura),
  }
}
