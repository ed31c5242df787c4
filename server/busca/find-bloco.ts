/**
 * The hits of a source in blocks: the documents of the lowest numbers, ranked. The first block also has those with the
 * exact phrase and those that the glossary names, wherever they are, and when there are few those that have only a part
 * of what was asked for.
 */
import type { FonteDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { exigirFrase } from './consulta/exigir-frase.ts'
import { relaxar, separar } from './consulta/relaxar.ts'
import type { Avaliacao, Consulta } from './consulta-e-documento.ts'
import { type Respostas, withPiso } from './glossario/respostas-do-glossario.ts'
import type { DocumentoLido } from './indice/documento.ts'
import type { Encontrados } from './indice/indice.ts'
import { indiceOf } from './indice/indice-of.ts'
import { avaliar } from './ordem/avaliar.ts'
import { readDocumentos } from './repository.ts'

/** Documents of a block; every one is read and ranked for each page. */
const POR_BLOCO = 120
const COM_A_FRASE = 50
/** With fewer hits than these, looser searches are made, each giving at most so many. */
const POUCOS = 10
const POR_BUSCA_MENOR = 100
const POR_PALAVRA = 40

export interface Escopo {
  readonly db: ReadingDatabase
  readonly consulta: Consulta
  readonly fonte: FonteDaBusca
  readonly usuarioId: string | null
  /** What the glossary answers here. */
  readonly respostas: Respostas
  /** Nothing has the words together: what has any of them. */
  readonly isSolta: boolean
}

export interface DocumentoAchado {
  readonly documento: DocumentoLido
  readonly avaliacao: Avaliacao
}

interface BlocoDeAchados {
  /** Best first. */
  readonly achados: readonly DocumentoAchado[]
  /** Begins the next block; null after the last one. */
  readonly ultimo: number | null
  /** Hits of all blocks, counting up to MAX_CONTAGEM + 1; null when the first block does not tell. */
  readonly total: number | null
}

/** @param depois the number with which the block before ended; -1 for the first one */
export async function findBloco(escopo: Escopo, depois: number): Promise<BlocoDeAchados> {
  const { numeros, ultimo, total } = await listNumeros(escopo, depois)
  const documentos = await readDocumentos(escopo.db, escopo.fonte, numeros, escopo.usuarioId)
  const achados = documentos.flatMap((documento) => {
    const own = avaliar(escopo.consulta, documento)
    const avaliacao = withPiso(own, escopo.respostas.get(documento.numero))
    return avaliacao ? [{ documento, avaliacao }] : []
  })
  const isAll = depois === -1 && ultimo === null
  return { achados: achados.sort(compareAchados), ultimo, total: isAll ? achados.length : total }
}

/** How many documents have everything that was asked for, counting up to `limite`. */
export async function countAchados(
  { db, consulta, fonte, usuarioId }: Pick<Escopo, 'db' | 'consulta' | 'fonte' | 'usuarioId'>,
  limite: number,
): Promise<number> {
  const indice = indiceOf(db.engine)
  const expressao = indice.toExpressao(consulta)
  return expressao === null ? 0 : indice.count(db.read, { fonte, expressao, usuarioId, limite })
}

interface NumerosDoBloco {
  numeros: readonly number[]
  ultimo: number | null
  total: number | null
}

async function listNumeros(escopo: Escopo, depois: number): Promise<NumerosDoBloco> {
  const { consulta } = escopo
  const answered = listRespostas(escopo.respostas, (cobertura) => cobertura === 1)
  if (escopo.isSolta) {
    return { numeros: await findSoltas(escopo), ultimo: null, total: null }
  }
  const frase = exigirFrase(consulta)
  // One more than fits tells whether there is another block. PostgreSQL looks for both at once.
  const [phrase, todos] = await Promise.all([
    find(escopo, frase, -1, COM_A_FRASE, false),
    find(escopo, consulta, depois, POR_BLOCO + COM_A_FRASE + answered.length + 1, true),
  ])
  const comFrase = [...answered, ...without(phrase.numeros, answered)]
  const others = without(todos.numeros, comFrase)
  const numeros = others.slice(0, POR_BLOCO)
  const ultimo = others.length > POR_BLOCO ? (numeros.at(-1) ?? null) : null
  if (depois !== -1) return { numeros, ultimo, total: null }
  const hits = [...comFrase, ...numeros]
  return { numeros: ultimo === null ? await addPartial(escopo, hits) : hits, ultimo, total: todos.total }
}

/** Documents that have any of the words, as many for each of them. */
async function findSoltas(escopo: Escopo): Promise<number[]> {
  const found = await Promise.all(separar(escopo.consulta).map((cada) => find(escopo, cada, -1, POR_PALAVRA)))
  return [...new Set(found.flatMap(({ numeros }) => numeros))]
}

function listRespostas(respostas: Respostas, isWanted: (cobertura: number) => boolean): number[] {
  return [...respostas].flatMap(([numero, { cobertura }]) => (isWanted(cobertura) ? numero : []))
}

/** Few hits, what the glossary says to a part of the search, and looser searches, the strictest first, until they are not few. */
async function addPartial(escopo: Escopo, hits: readonly number[]): Promise<number[]> {
  const others = listRespostas(escopo.respostas, (cobertura) => cobertura < 1)
  const numeros = hits.length < POUCOS ? [...hits, ...without(others, hits)] : [...hits]
  for (const menor of relaxar(escopo.consulta)) {
    if (numeros.length >= POUCOS) break
    const found = await find(escopo, menor, -1, POR_BUSCA_MENOR)
    numeros.push(...without(found.numeros, numeros))
  }
  return numeros
}

async function find(
  { db, fonte, usuarioId }: Escopo,
  consulta: Consulta | null,
  depois: number,
  limite: number,
  isCounted = false,
): Promise<Encontrados> {
  const indice = indiceOf(db.engine)
  const expressao = consulta && indice.toExpressao(consulta)
  if (!expressao) return { numeros: [], total: 0 }
  return indice.find(db.read, { fonte, expressao, usuarioId, depois, limite, isCounted })
}

function without(numeros: readonly number[], known: readonly number[]): number[] {
  const set = new Set(known)
  return numeros.filter((numero) => !set.has(numero))
}

function compareAchados(a: DocumentoAchado, b: DocumentoAchado): number {
  return b.avaliacao.pontos - a.avaliacao.pontos || compareOrdem(a.documento.ordem, b.documento.ordem)
}

function compareOrdem(a: readonly number[], b: readonly number[]): number {
  for (const [index, place] of a.entries()) {
    const difference = place - (b[index] ?? Number.NEGATIVE_INFINITY)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
