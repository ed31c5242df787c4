/** What a reader asked for, as it is looked for on the device: the words of docs/busca.md without synonyms. */
import { cutConsulta, type PedacoDaConsulta } from '#contract/palavras/cut-consulta.ts'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { cutPalavras } from './cut-palavras.ts'

/** Stands in a text when `procurado` stands in its words, of which there is one list of forms and one of roots. */
export interface TermoProcurado {
  readonly em: 'formas' | 'raizes'
  readonly procurado: string
}

export interface ConsultaSimples {
  /** Of each group one must stand in the text. */
  readonly grupos: readonly (readonly TermoProcurado[])[]
  /** None may. */
  readonly excluidos: readonly TermoProcurado[]
  /** All that was asked for as one phrase; null when it is none. */
  readonly frase: TermoProcurado | null
}

/** What is beyond this is not looked for: no search may cost more. */
const MAX_PEDACOS = 64
const MAX_GRUPOS = 16

/** @returns null when there is nothing to look for */
export function readConsulta(q: string): ConsultaSimples | null {
  const pedacos = cutConsulta(q).slice(0, MAX_PEDACOS)
  const todos: TermoProcurado[][] = []
  const telling: TermoProcurado[][] = []
  let isOr = false
  for (const pedaco of pedacos) {
    if (pedaco.tipo === 'ou') {
      isOr = true
      continue
    }
    if (pedaco.menos) continue
    const termos = toTermos(q, pedaco)
    const before = todos.at(-1)
    const [first] = termos
    if (isOr && before && first) before.push(first)
    else {
      const grupos = termos.map((termo) => [termo])
      todos.push(...grupos)
      telling.push(...grupos.filter((_, index) => !isVazio(q, pedaco, index)))
    }
    isOr = false
  }
  const grupos = (telling.length > 0 ? telling : todos).slice(0, MAX_GRUPOS)
  if (grupos.length === 0) return null
  return {
    grupos,
    excluidos: pedacos.flatMap((pedaco) => (pedaco.menos ? [toFrase(q, pedaco)] : [])),
    frase:
      todos.length > 1 && pedacos.every(({ tipo, menos }) => tipo === 'palavras' && !menos)
        ? wholeOf(q)
        : null,
  }
}

function toTermos(q: string, pedaco: PedacoDaConsulta): TermoProcurado[] {
  if (pedaco.tipo === 'frase') return [toFrase(q, pedaco)].filter(({ procurado }) => procurado.trim() !== '')
  const palavras = wordsOf(q, pedaco)
  return palavras.map(({ forma, raiz }, index) =>
    pedaco.asterisco && index === palavras.length - 1
      ? { em: 'formas', procurado: ` ${forma}` }
      : { em: 'raizes', procurado: ` ${raiz} ` },
  )
}

/** One word alone is excluded in all its forms. */
function toFrase(q: string, pedaco: PedacoDaConsulta): TermoProcurado {
  const palavras = wordsOf(q, pedaco)
  const [first] = palavras
  if (first && palavras.length === 1 && pedaco.tipo !== 'frase')
    return { em: 'raizes', procurado: ` ${first.raiz} ` }
  return { em: 'formas', procurado: ` ${palavras.map(({ forma }) => forma).join(' ')} ` }
}

function wholeOf(q: string): TermoProcurado {
  const formas = cutPalavras(q).map(({ forma }) => forma)
  return { em: 'formas', procurado: ` ${formas.join(' ')}${q.trimEnd().endsWith('*') ? '' : ' '}` }
}

function isVazio(q: string, pedaco: PedacoDaConsulta, index: number): boolean {
  return (
    pedaco.tipo === 'palavras' && !pedaco.asterisco && isPalavraVazia(wordsOf(q, pedaco)[index]?.forma ?? '')
  )
}

function wordsOf(q: string, { inicio, fim }: PedacoDaConsulta) {
  return cutPalavras(q.slice(inicio, fim))
}
