/**
 * The hits of a source in blocks: the documents of the lowest numbers, ranked. The first block also has those with the
 * exact phrase, wherever they are, and when there are few those that have only a part of what was asked for.
 */
import type { FonteDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { isPalavraVazia } from './analise/palavras-vazias.ts'
import { relaxar } from './consulta/relaxar.ts'
import type { DocumentoLido } from './indice/documento.ts'
import { indiceOf } from './indice/indice-of.ts'
import type { Avaliacao, Consulta } from './modelo.ts'
import { avaliar } from './ordem/avaliar.ts'
import { readDocumentos } from './repository.ts'

/** Documents of a block; every one is read and ranked for each page. */
const POR_BLOCO = 120
const COM_A_FRASE = 50
/** With fewer hits than these, looser searches are made, each giving at most so many. */
const POUCOS = 10
const POR_BUSCA_MENOR = 100

export interface Escopo {
  readonly db: ReadingDatabase
  readonly consulta: Consulta
  readonly fonte: FonteDaBusca
  readonly usuarioId: string | null
}

export interface Achado {
  readonly documento: DocumentoLido
  readonly avaliacao: Avaliacao
}

export interface Bloco {
  /** Best first. */
  readonly achados: readonly Achado[]
  /** Begins the next block; null after the last one. */
  readonly ultimo: number | null
}

/** @param depois the number with which the block before ended; -1 for the first one */
export async function acharBloco(escopo: Escopo, depois: number): Promise<Bloco> {
  const { numeros, ultimo } = await listNumeros(escopo, depois)
  const documentos = await readDocumentos(escopo.db, escopo.fonte, numeros, escopo.usuarioId)
  const achados = documentos.flatMap((documento) => {
    const avaliacao = avaliar(escopo.consulta, documento)
    return avaliacao ? [{ documento, avaliacao }] : []
  })
  return { achados: achados.sort(compareAchados), ultimo }
}

/** How many documents have everything that was asked for, counting up to `limite`. */
export function contarAchados({ db, consulta, fonte, usuarioId }: Escopo, limite: number): Promise<number> {
  const indice = indiceOf(db.engine)
  const expressao = indice.toExpressao(consulta)
  return expressao === null
    ? Promise.resolve(0)
    : indice.count(db.read, { fonte, expressao, usuarioId, limite })
}

async function listNumeros(
  escopo: Escopo,
  depois: number,
): Promise<{ numeros: number[]; ultimo: number | null }> {
  const { consulta } = escopo
  const indice = indiceOf(escopo.db.engine)
  const expressao = indice.toExpressao(consulta)
  if (expressao === null) return { numeros: [], ultimo: null }
  const frase = indice.toExpressaoDaFrase({ ...consulta, frase: trimVazias(consulta.frase) })
  const comFrase = frase === null ? [] : await find(escopo, frase, -1, COM_A_FRASE)
  // One more than fits tells whether there is another block.
  const todos = await find(escopo, expressao, depois, POR_BLOCO + comFrase.length + 1)
  const others = without(todos, comFrase)
  const numeros = others.slice(0, POR_BLOCO)
  if (others.length > POR_BLOCO) {
    return { numeros: depois === -1 ? [...comFrase, ...numeros] : numeros, ultimo: numeros.at(-1) ?? null }
  }
  if (depois !== -1) return { numeros, ultimo: null }
  return { numeros: await addPartial(escopo, [...comFrase, ...numeros]), ultimo: null }
}

/**
 * The phrase from its first telling word to its last, and nothing when it has only one: engines go through every place
 * of 'o', 'que', 'é' to find 'o que é o pecado', and ranking knows the whole phrase anyway.
 */
function trimVazias(frase: readonly string[]): readonly string[] {
  const first = frase.findIndex((forma) => !isPalavraVazia(forma))
  const last = frase.findLastIndex((forma) => !isPalavraVazia(forma))
  return first === last ? [] : frase.slice(first, last + 1)
}

/** Few hits, and those of looser searches, the strictest first, until they are not few. */
async function addPartial(escopo: Escopo, hits: readonly number[]): Promise<number[]> {
  const numeros = [...hits]
  for (const menor of relaxar(escopo.consulta)) {
    if (numeros.length >= POUCOS) break
    const expressao = indiceOf(escopo.db.engine).toExpressao(menor)
    if (expressao === null) continue
    numeros.push(...without(await find(escopo, expressao, -1, POR_BUSCA_MENOR), numeros))
  }
  return numeros
}

function find({ db, fonte, usuarioId }: Escopo, expressao: string, depois: number, limite: number) {
  return indiceOf(db.engine).find(db.read, { fonte, expressao, usuarioId, depois, limite })
}

function without(numeros: readonly number[], known: readonly number[]): number[] {
  const set = new Set(known)
  return numeros.filter((numero) => !set.has(numero))
}

function compareAchados(a: Achado, b: Achado): number {
  return b.avaliacao.pontos - a.avaliacao.pontos || compareOrdem(a.documento.ordem, b.documento.ordem)
}

function compareOrdem(a: readonly number[], b: readonly number[]): number {
  for (const [index, place] of a.entries()) {
    const difference = place - (b[index] ?? Number.NEGATIVE_INFINITY)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
