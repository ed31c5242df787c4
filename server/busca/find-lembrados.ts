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
  const where = { escopo, fonte, memoria }
  const [own, fora] = await Promise.all([
    Promise.all(ramos.map((ramo) => listDoRamo(where, ramo))),
    Promise.all(consulta.excluidos.map((termo) => listDoTermo(where, termo))),
  ])
  if (!isComplete(own) || !isComplete(fora)) return null
  return findComuns(own, fora, { minimo, depois, limite, contar: MAX_CONTAGEM + 1 })
}

function isPalavra({ tipo }: Termo): boolean {
  return tipo === 'palavra'
}

function isComplete(lists: readonly (ListaDeNumeros | null)[]): lists is readonly ListaDeNumeros[] {
  return !lists.includes(null)
}

/** The documents that have any of the terms. */
async function listDoRamo(where: Lembrado, { termos, sinonimos }: Ramo): Promise<ListaDeNumeros | null> {
  const lists = await Promise.all([...termos, ...sinonimos].map((termo) => listDoTermo(where, termo)))
  if (!isComplete(lists)) return null
  const [first, ...others] = lists
  if (first && others.length === 0) return first
  const all = Number.POSITIVE_INFINITY
  return findComuns(lists, [], { minimo: 1, depois: -1, limite: all, contar: 0 }).numeros
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
