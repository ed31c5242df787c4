/** A search in the numbers of a dictionary, made once for all documents that are written with it. */
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'
import type { Dicionario } from '../memoria/dicionario.ts'
import { Achados } from './achados.ts'
import type { ConsultaTraduzida, TermoTraduzido } from './consulta-traduzida.ts'
import { findEncontros } from './encontros.ts'

export interface Tradutor {
  /** For a dictionary, anew when it has got more words. */
  traduzir(dicionario: Dicionario): ConsultaTraduzida
  /** Gives the dictionaries back what it took of them. No translation may be used any more. */
  end(): void
}

export function createTradutor(consulta: Consulta): Tradutor {
  const current = new Map<Dicionario, { traduzida: ConsultaTraduzida; size: number }>()
  const made: ConsultaTraduzida[] = []
  return {
    traduzir(dicionario) {
      const { size } = dicionario
      const known = current.get(dicionario)
      if (known?.size === size) return known.traduzida
      const traduzida = traduzir(consulta, dicionario)
      made.push(traduzida)
      current.set(dicionario, { traduzida, size })
      return traduzida
    },
    end() {
      for (const { dicionario, inicios, palavras } of made) dicionario.giveBack(inicios, palavras)
    },
  }
}

/** The search for documents of one dictionary. */
export function traduzir(consulta: Consulta, dicionario: Dicionario): ConsultaTraduzida {
  const { ramos, excluidos, frase } = consulta
  const translate = (termo: Termo): TermoTraduzido => traduzirTermo(termo, dicionario)
  const content = analisar(frase.join(' ')).filter(({ forma }) => !isPalavraVazia(forma))
  const traduzidos = ramos.map(({ termos, sinonimos }) => ({
    termos: termos.map(translate),
    sinonimos: sinonimos.map(translate),
  }))
  return {
    dicionario,
    ramos: traduzidos,
    excluidos: excluidos.map(translate),
    isFrase: frase.length > 0,
    frase: writeFrase(frase.map((forma) => dicionario.findForma(forma))),
    conteudo: content.map(({ raiz }) => dicionario.findRaiz(raiz)),
    outrosNomes: listOutrosNomes(ramos).map((termo) => ({
      termo: translate(termo),
      content: countContent(termo),
    })),
    ...findEncontros(traduzidos, dicionario),
    noTitulo: new Achados(),
    noTexto: new Achados(),
    faixas: new Achados(),
    contas: new Uint16Array(ramos.length),
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
