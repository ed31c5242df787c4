/** A search in the numbers of a dictionary, made once for all documents that are written with it. */
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'
import type { Dicionario } from '../memoria/dicionario.ts'
import { Achados } from './achados.ts'

/** A word that no document has is -1, and so matches nothing. */
export type TermoTraduzido =
  | { readonly tipo: 'palavra'; readonly forma: number; readonly raiz: number }
  | { readonly tipo: 'prefixo'; readonly forma: string }
  | { readonly tipo: 'frase'; readonly por: 'forma' | 'raiz'; readonly palavras: readonly number[] }

/** Another name of all that was asked for. */
interface OutroNome {
  readonly termo: TermoTraduzido
  /** How many of its words are no stop words. */
  readonly content: number
}

export interface ConsultaTraduzida {
  readonly dicionario: Dicionario
  readonly ramos: readonly {
    readonly termos: readonly TermoTraduzido[]
    readonly sinonimos: readonly TermoTraduzido[]
  }[]
  readonly excluidos: readonly TermoTraduzido[]
  /** Whether there is an exact phrase to rank by. */
  readonly isFrase: boolean
  /** Its words by their numbers, one unit for each; empty when no document can have it. */
  readonly frase: string
  /** The `raiz`es of the phrase without its stop words. */
  readonly conteudo: readonly number[]
  readonly outrosNomes: readonly OutroNome[]
  /** By the number of a word whether a term of the branches can begin with it; filled as words are met. */
  readonly inicios: Uint8Array
  /** Filled anew for each document that is compared. */
  readonly noTitulo: Achados
  readonly noTexto: Achados
}

/** @returns translates for a dictionary that gets no more words until the search has been compared */
export function createTradutor(consulta: Consulta): (dicionario: Dicionario) => ConsultaTraduzida {
  const made = new Map<Dicionario, ConsultaTraduzida>()
  return (dicionario) => {
    const known = made.get(dicionario)
    if (known) return known
    const traduzida = traduzir(consulta, dicionario)
    made.set(dicionario, traduzida)
    return traduzida
  }
}

/** The search for documents of one dictionary. */
export function traduzir(consulta: Consulta, dicionario: Dicionario): ConsultaTraduzida {
  const { ramos, excluidos, frase } = consulta
  const translate = (termo: Termo): TermoTraduzido => traduzirTermo(termo, dicionario)
  const content = analisar(frase.join(' ')).filter(({ forma }) => !isPalavraVazia(forma))
  return {
    dicionario,
    ramos: ramos.map(({ termos, sinonimos }) => ({
      termos: termos.map(translate),
      sinonimos: sinonimos.map(translate),
    })),
    excluidos: excluidos.map(translate),
    isFrase: frase.length > 0,
    frase: writeFrase(frase.map((forma) => dicionario.findForma(forma))),
    conteudo: content.map(({ raiz }) => dicionario.findRaiz(raiz)),
    outrosNomes: listOutrosNomes(ramos).map((termo) => ({
      termo: translate(termo),
      content: countContent(termo),
    })),
    inicios: new Uint8Array(dicionario.size),
    noTitulo: new Achados(),
    noTexto: new Achados(),
  }
}

function writeFrase(palavras: readonly number[]): string {
  return palavras.includes(-1) ? '' : String.fromCharCode(...palavras)
}

function traduzirTermo(termo: Termo, dicionario: Dicionario): TermoTraduzido {
  if (termo.tipo === 'prefixo') return termo
  if (termo.tipo === 'palavra') {
    return {
      tipo: 'palavra',
      forma: dicionario.findForma(termo.forma),
      raiz: dicionario.findRaiz(termo.raiz),
    }
  }
  const { por, palavras } = termo
  const find = (palavra: string) =>
    por === 'forma' ? dicionario.findForma(palavra) : dicionario.findRaiz(palavra)
  return { tipo: 'frase', por, palavras: palavras.map(find) }
}

/** Synonyms that all branches share. */
function listOutrosNomes([first, ...others]: readonly Ramo[]): Termo[] {
  return (first?.sinonimos ?? []).filter((termo) =>
    others.every(({ sinonimos }) => sinonimos.includes(termo)),
  )
}

/** Of a stop word the `raiz` is the `forma`. */
function countContent(termo: Termo): number {
  return termo.tipo === 'frase' ? termo.palavras.filter((palavra) => !isPalavraVazia(palavra)).length : 1
}
