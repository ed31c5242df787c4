/** Searches of which a thread remembers the words: their documents are compared here, and the database is asked nothing. */
import { MAX_CONTAGEM } from '#contract/busca.ts'
import type { Consulta, Ramo, Relaxada, Termo } from './consulta-e-documento.ts'
import type { Escopo } from './escopo.ts'
import type { FontePublica } from './indice/documento.ts'
import { isDoLeitor } from './indice/donos.ts'
import type { Encontrados } from './indice/indice.ts'
import { indiceOf } from './indice/indice-of.ts'
import { findComuns, type ListaDeNumeros } from './memoria/find-comuns.ts'
import type { Memoria } from './memoria/memoria.ts'

interface Lembrado {
  readonly escopo: Escopo
  readonly fonte: FontePublica
  readonly memoria: Memoria
}

/** The lowest numbers that match. @returns null when the index must be asked: readers' own texts, phrases, prefixes, words that are everywhere */
export async function findLembrados(
  escopo: Escopo,
  consulta: Consulta | Relaxada,
  depois: number,
  limite: number,
): Promise<Encontrados | null> {
  const { fonte, memoria } = escopo
  if (isDoLeitor(fonte) || !memoria) return null
  const { ramos, minimo } =
    'entre' in consulta
      ? { ...consulta, ramos: consulta.entre }
      : { ...consulta, minimo: consulta.ramos.length }
  const isPlain = [...ramos.flatMap(({ termos }) => termos), ...consulta.excluidos].every(isPalavra)
  if (!isPlain) return null
  const termos = [
    ...ramos.flatMap(({ termos, sinonimos }) => [...termos, ...sinonimos]),
    ...consulta.excluidos,
  ]
  const listas = await listTermos({ escopo, fonte, memoria }, termos)
  if (!listas) return null
  const listaOf = (termo: Termo) => listas.get(termo) ?? []
  return findComuns(
    ramos.map((ramo) => joinListas(ramo, listaOf)),
    consulta.excluidos.map(listaOf),
    {
      minimo,
      depois,
      limite,
      contar: MAX_CONTAGEM + 1,
    },
  )
}

function isPalavra({ tipo }: Termo): boolean {
  return tipo === 'palavra'
}

/** The documents that have any of the terms. */
function joinListas({ termos, sinonimos }: Ramo, listaOf: (termo: Termo) => ListaDeNumeros): ListaDeNumeros {
  const lists = [...termos, ...sinonimos].map(listaOf)
  const [first, ...others] = lists
  if (first && others.length === 0) return first
  const all = Number.POSITIVE_INFINITY
  return findComuns(lists, [], { minimo: 1, depois: -1, limite: all, contar: 0 }).numeros
}

/** The documents of each term. @returns null when one is everywhere, as soon as that is known: then the others are of no use */
async function listTermos(
  where: Lembrado,
  termos: readonly Termo[],
): Promise<ReadonlyMap<Termo, ListaDeNumeros> | null> {
  const listas = new Map<Termo, ListaDeNumeros>()
  for (const termo of termos.toSorted(compareTermos)) {
    const lista = await listDoTermo(where, termo)
    if (!lista) return null
    listas.set(termo, lista)
  }
  return listas
}

/** Short words are mostly the frequent ones, of which the index tells soonest that they are too many; an expression costs most. */
function compareTermos(a: Termo, b: Termo): number {
  return lengthOf(a) - lengthOf(b)
}

function lengthOf(termo: Termo): number {
  return termo.tipo === 'frase' ? Number.MAX_SAFE_INTEGER : termo.forma.length
}

async function listDoTermo(
  { escopo, fonte, memoria }: Lembrado,
  termo: Termo,
): Promise<ListaDeNumeros | null> {
  const { db, usuarioId } = escopo
  const indice = indiceOf(db.engine)
  const alone = { ramos: [{ termos: [termo], sinonimos: [] }], excluidos: [], frase: [] }
  const expressao = indice.toExpressao(alone)
  if (expressao === null) return []
  const known = memoria.findTermo(fonte, expressao)
  if (known) return known.numeros
  const numeros = await indice.list(db.read, { fonte, expressao, usuarioId, limite: indice.maxDaLista })
  memoria.addTermo(fonte, expressao, { numeros })
  return numeros
}
