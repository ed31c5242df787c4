import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import type { Candidato } from '../consulta/melhor-correcao.ts'
import type { Token } from '../consulta-e-documento.ts'
import type { TipoDeVerbete, Verbete } from './verbete.ts'

/** A word as the glossary compares it. */
export type PalavraDoGlossario = Pick<Token, 'forma' | 'raiz'>

/** One wording of an entry. */
export interface FraseDoVerbete {
  readonly verbete: Verbete
  /** Its words without stop words; with them when it says nothing without them: 'Eu sou o que sou'. */
  readonly palavras: readonly PalavraDoGlossario[]
  /** Its stop words count. */
  readonly isLiteral: boolean
}

export interface Glossario {
  readonly expressoes: readonly FraseDoVerbete[]
  /** How many words each of them has: hundreds are asked for in each search, and few are looked at. */
  readonly lengths: readonly number[]
  /** As many numbers, all 0 between two searches. */
  readonly contas: Uint16Array
  /** The places of those that have a word, by its `raiz`. */
  readonly byRaiz: ReadonlyMap<string, readonly number[]>
  /** The words of the doctrines, by `forma`: what may have been meant by a misspelt word. */
  readonly palavras: ReadonlyMap<string, Candidato>
}

/** Of a verse one word says nothing, of a doctrine it can be its name. */
const MIN_PALAVRAS: Record<TipoDeVerbete, number> = { doutrina: 1, versiculo: 2 }

const CORRIGIVEL = /^[a-z]{3,30}$/

export function makeGlossario(verbetes: readonly Verbete[]): Glossario {
  const palavras = new Map<string, Candidato>()
  const expressoes: FraseDoVerbete[] = []
  for (const verbete of verbetes) {
    for (const termo of verbete.termos) {
      const tokens = analisar(termo)
      const content = tokens.filter(({ forma }) => !isPalavraVazia(forma))
      if (verbete.tipo === 'doutrina') {
        for (const { forma, inicio, fim } of content) {
          const exibida = termo.slice(inicio, fim)
          if (CORRIGIVEL.test(forma)) palavras.set(forma, { palavra: forma, exibida, ocorrencias: 1 })
        }
      }
      const isLiteral = content.length < MIN_PALAVRAS[verbete.tipo]
      const own = (isLiteral ? tokens : content).map(toPalavra)
      expressoes.push({ verbete, palavras: own, isLiteral })
    }
  }
  const byRaiz = new Map<string, number[]>()
  for (const [place, expressao] of expressoes.entries()) {
    for (const { raiz } of expressao.palavras) {
      const known = byRaiz.get(raiz)
      if (known) known.push(place)
      else byRaiz.set(raiz, [place])
    }
  }
  const lengths = expressoes.map((each) => each.palavras.length)
  return { expressoes, lengths, contas: new Uint16Array(lengths.length), byRaiz, palavras }
}

function toPalavra({ forma, raiz }: Token): PalavraDoGlossario {
  return { forma, raiz }
}
