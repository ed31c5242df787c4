import { cutConsulta, type PedacoDaConsulta } from '#contract/palavras/cut-consulta.ts'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import { analisar } from '../analise/analisar.ts'
import { findSinonimos } from '../analise/sinonimos.ts'
import type { Consulta, Ramo, Termo } from '../consulta-e-documento.ts'

/** Words beyond these are ignored: no query may cost more than they do. */
const MAX_RAMOS = 16
const MAX_PEDACOS = 256
const MAX_ALTERNATIVAS = 16
const MAX_EXCLUIDOS = 16
const MAX_FRASE = 64
const MIN_PREFIXO = 2

/** What was asked for between two spaces, or joined by OR. */
interface Pedido {
  readonly termos: readonly Termo[]
}

/** What a reader wrote: words (all), "exact phrase", -word, a OR b, prefix*. Never throws. @returns null for nothing to search for */
export function interpretar(q: string): Consulta | null {
  const pedacos = cutConsulta(q).slice(0, MAX_PEDACOS)
  const pedidos = joinPedidos(q, pedacos)
  const excluidos = pedacos.flatMap((pedaco) => (pedaco.menos ? toExcluido(q, pedaco) : []))
  if (pedidos.length === 0 && excluidos.length === 0) return null
  return {
    ramos: addSinonimos(dropRepeated(dropVazias(pedidos)).slice(0, MAX_RAMOS)),
    excluidos: excluidos.slice(0, MAX_EXCLUIDOS),
    frase: toFrase(q, pedacos),
  }
}

/** One request for each word or phrase; those with OR between them are one. */
function joinPedidos(q: string, pedacos: readonly PedacoDaConsulta[]): Pedido[] {
  const pedidos: Pedido[] = []
  let joins = false
  for (const [index, pedaco] of pedacos.entries()) {
    if (pedaco.tipo === 'ou') {
      joins = isOperator(q, pedacos, index)
      if (joins || pedacos.length > 1) continue
    }
    if (pedaco.menos) continue
    const [first, ...others] = toTermos(q, pedaco)
    if (first === undefined) continue
    const last = pedidos.at(-1)
    if (joins && last) pedidos[pedidos.length - 1] = { termos: [...last.termos, first] }
    else pedidos.push({ termos: [first] })
    pedidos.push(...others.map((termo) => ({ termos: [termo] })))
    joins = false
  }
  return pedidos
}

/** OR between two things that may stand in a document; anywhere else it means nothing. */
function isOperator(q: string, pedacos: readonly PedacoDaConsulta[], index: number): boolean {
  return [pedacos[index - 1], pedacos[index + 1]].every(
    (pedaco) => pedaco && !pedaco.menos && pedaco.tipo !== 'ou' && toTermos(q, pedaco).length > 0,
  )
}

function toTermos(q: string, pedaco: PedacoDaConsulta): Termo[] {
  const tokens = analisar(q.slice(pedaco.inicio, pedaco.fim))
  if (tokens.length === 0) return []
  if (pedaco.tipo === 'frase')
    return [{ tipo: 'frase', por: 'forma', palavras: tokens.map(({ forma }) => forma) }]
  return tokens.map(({ forma, raiz }, index) =>
    pedaco.asterisco && index === tokens.length - 1 && forma.length >= MIN_PREFIXO
      ? { tipo: 'prefixo', forma }
      : { tipo: 'palavra', forma, raiz },
  )
}

/** '-amar-te' excludes the two words where they stand together. */
function toExcluido(q: string, pedaco: PedacoDaConsulta): Termo[] {
  const termos = toTermos(q, pedaco)
  if (termos.length <= 1) return termos
  return toTermos(q, { ...pedaco, tipo: 'frase' })
}

/** Stop words count only where there is nothing else. */
function dropVazias(pedidos: readonly Pedido[]): readonly Pedido[] {
  const rest = pedidos
    .map(({ termos }) => ({ termos: termos.filter((termo) => !isVazio(termo)) }))
    .filter(({ termos }) => termos.length > 0)
  return rest.length > 0 ? rest : pedidos
}

function isVazio(termo: Termo): boolean {
  return termo.tipo === 'palavra' && isPalavraVazia(termo.forma)
}

function dropRepeated(pedidos: readonly Pedido[]): Pedido[] {
  const byKey = new Map<string, Pedido>()
  for (const { termos } of pedidos) {
    const own = new Map(termos.map((termo) => [keyOf(termo), termo]))
    const key = [...own.keys()].sort().join('|')
    if (!byKey.has(key)) byKey.set(key, { termos: [...own.values()].slice(0, MAX_ALTERNATIVAS) })
  }
  return [...byKey.values()]
}

/** Two words of the same `raiz` find the same. */
function keyOf(termo: Termo): string {
  if (termo.tipo === 'palavra') return termo.raiz
  if (termo.tipo === 'prefixo') return `${termo.forma}*`
  return `"${termo.palavras.join(' ')}"`
}

/** Runs of several words are looked for among words that stand alone; those joined by OR have only their own. */
function addSinonimos(pedidos: readonly Pedido[]): Ramo[] {
  const runs = findSinonimos(
    pedidos.map(({ termos: [first, ...others] }) => (others.length === 0 ? wordOf(first) : null)),
  )
  return pedidos.map(({ termos }, index) => {
    const found =
      termos.length === 1 ? runs[index] : termos.flatMap((termo) => findSinonimos([wordOf(termo)]).flat())
    const own = new Set(termos.map(keyOf))
    const byKey = new Map(found?.map((termo) => [keyOf(termo), termo]))
    return { termos, sinonimos: [...byKey].filter(([key]) => !own.has(key)).map(([, termo]) => termo) }
  })
}

/** Null for what has no synonyms: a phrase is meant as it is written, a prefix is no word yet. */
function wordOf(termo: Termo | undefined) {
  return termo?.tipo === 'palavra' ? termo : null
}

/** The whole search as one phrase; without a prefix at its end, and none when it is of alternatives or stop words. */
function toFrase(q: string, pedacos: readonly PedacoDaConsulta[]): readonly string[] {
  const asked = pedacos.filter(({ menos }) => !menos)
  const complete = asked.at(-1)?.asterisco ? asked.slice(0, -1) : asked
  if (complete.some(({ tipo, asterisco }) => tipo === 'ou' || asterisco)) return []
  const formas = complete.flatMap(({ inicio, fim }) =>
    analisar(q.slice(inicio, fim)).map(({ forma }) => forma),
  )
  const isCut = complete.length < asked.length
  return isCut && formas.every(isPalavraVazia) ? [] : formas.slice(0, MAX_FRASE)
}
