/** Searches of which a thread remembers the words, or all that the reader wrote: their documents are compared here, and the database is asked nothing. */
import { MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import type { Consulta, Ramo, Relaxada, Termo } from './consulta-e-documento.ts'
import type { Escopo } from './escopo.ts'
import type { FontePublica } from './indice/documento.ts'
import { type FonteDoLeitor, isDoLeitor } from './indice/donos.ts'
import { type Encontrados, type Expressao, keyOfExpressao } from './indice/indice.ts'
import { indiceOf } from './indice/indice-of.ts'
import { findComuns, joinListas, type ListaDeNumeros } from './memoria/find-comuns.ts'
import type { Memoria } from './memoria/memoria.ts'
import { listDosRamos } from './ordem/list-dos-ramos.ts'

const NADA: ListaDeNumeros = new Float64Array()

interface Lembrado {
  readonly escopo: Escopo
  readonly fonte: FontePublica
  readonly memoria: Memoria
}

interface Procurado {
  /** Numbers above this one. */
  readonly depois: number
  readonly limite: number
  /** Whether all that match are counted. */
  readonly isCounted: boolean
}

/**
 * The lowest numbers that match.
 * @returns null when the index must be asked: what no thread remembers, and of the public texts phrases, prefixes, words that are everywhere
 */
export async function findLembrados(
  escopo: Escopo,
  consulta: Consulta | Relaxada,
  { depois, limite, isCounted }: Procurado,
): Promise<Encontrados | null> {
  const ramos = 'entre' in consulta ? consulta.entre : consulta.ramos
  const minimo = 'entre' in consulta ? consulta.minimo : ramos.length
  const { excluidos } = consulta
  const lists = isDoLeitor(escopo.fonte)
    ? listMeus(escopo, escopo.fonte, ramos, excluidos)
    : await listPublicos(escopo, escopo.fonte, ramos, excluidos)
  if (!lists) return null
  const contar = isCounted ? MAX_CONTAGEM + 1 : 0
  const found = findComuns(lists.dosRamos, lists.fora, { minimo, depois, limite, contar })
  return isCounted ? found : { ...found, total: null }
}

interface Listas {
  /** The documents of each branch. */
  readonly dosRamos: readonly ListaDeNumeros[]
  /** Those of what must not be there. */
  readonly fora: readonly ListaDeNumeros[]
}

/** @returns null when the reader's documents are not remembered */
function listMeus(
  { minhas, dosRamos }: Escopo,
  fonte: FonteDoLeitor,
  ramos: readonly Ramo[],
  excluidos: readonly Termo[],
): Listas | null {
  if (!minhas) return null
  const documentos = minhas.documentos[fonte]
  const missing = ramos.filter((ramo) => !dosRamos.has(ramo))
  for (const [index, lista] of listDosRamos(documentos, missing).entries()) {
    const ramo = missing[index]
    if (ramo) dosRamos.set(ramo, lista)
  }
  return {
    dosRamos: ramos.map((ramo) => dosRamos.get(ramo) ?? NADA),
    fora: listDosRamos(
      documentos,
      excluidos.map((termo) => ({ termos: [termo], sinonimos: [] })),
    ),
  }
}

async function listPublicos(
  escopo: Escopo,
  fonte: FontePublica,
  ramos: readonly Ramo[],
  excluidos: readonly Termo[],
): Promise<Listas | null> {
  const { memoria } = escopo
  if (!memoria) return null
  if (!ramos.every(({ termos }) => termos.every(isPalavra)) || !excluidos.every(isPalavra)) return null
  const where = { escopo, fonte, memoria }
  const missing = ramos.filter((ramo) => !recallRamo(where, ramo))
  if (!(await listTermos(where, [...missing.flatMap(listSeus), ...excluidos]))) return null
  for (const ramo of missing) joinRamo(where, ramo)
  return {
    dosRamos: ramos.map((ramo) => escopo.dosRamos.get(ramo) ?? NADA),
    fora: excluidos.map((termo) => listaOf(escopo, termo)),
  }
}

function listSeus({ termos, sinonimos }: Ramo): readonly Termo[] {
  return [...termos, ...sinonimos]
}

/** The documents that have any of the terms of a branch, when an earlier search has put them together. @returns whether they are known */
function recallRamo({ escopo, fonte, memoria }: Lembrado, ramo: Ramo): boolean {
  if (escopo.dosRamos.has(ramo)) return true
  const known = memoria.findTermo(fonte, keyOf(escopo, fonte, ramo))?.numeros
  if (known) escopo.dosRamos.set(ramo, known)
  return known !== undefined && known !== null
}

/** Puts them together from those of its terms, which are known. */
function joinRamo({ escopo, fonte, memoria }: Lembrado, ramo: Ramo): void {
  const numeros = joinListas(listSeus(ramo).map((termo) => listaOf(escopo, termo)))
  escopo.dosRamos.set(ramo, numeros)
  memoria.addTermo(fonte, keyOf(escopo, fonte, ramo), { numeros })
}

/** By what the index would be asked; of a term alone it is the term's. */
function keyOf(escopo: Escopo, fonte: FontePublica, ramo: Ramo): string {
  const expressao = toExpressao(escopo, fonte, ramo)
  return expressao ? keyOfExpressao(expressao) : ''
}

function toExpressao({ db }: Escopo, fonte: FontePublica, ramo: Ramo): Expressao | null {
  return indiceOf(db.engine).toExpressao({ ramos: [ramo], excluidos: [], frase: [] }, fonte)
}

function isPalavra({ tipo }: Termo): boolean {
  return tipo === 'palavra'
}

function listaOf({ dosTermos }: Escopo, termo: Termo): ListaDeNumeros {
  return dosTermos.get(termo) ?? NADA
}

/** Learns the documents of each term. @returns false when one is everywhere, as soon as that is known: then the others are of no use */
async function listTermos(where: Lembrado, termos: readonly Termo[]): Promise<boolean> {
  const { dosTermos } = where.escopo
  if (termos.some((termo) => dosTermos.get(termo) === null)) return false
  const missing = termos.filter((termo) => !dosTermos.has(termo))
  for (const termo of missing.sort(compareTermos)) {
    const lista = await listDoTermo(where, termo)
    dosTermos.set(termo, lista)
    if (!lista) return false
  }
  return true
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
  const expressao = toExpressao(escopo, fonte, { termos: [termo], sinonimos: [] })
  if (!expressao) return NADA
  const key = keyOfExpressao(expressao)
  const known = memoria.findTermo(fonte, key)
  if (known) return known.numeros
  const limite = indice.maxDaLista(fonte)
  const numeros = await indice.list(db.read, { fonte, expressao, usuarioId, limite })
  memoria.addTermo(fonte, key, { numeros })
  return numeros
}
