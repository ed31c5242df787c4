/** Which documents of a source a block of hits is made of: those that hold the words, in the order of their numbers. */
import { exigirFrase } from './consulta/exigir-frase.ts'
import { loosestOf, relaxar, separar } from './consulta/relaxar.ts'
import type { Consulta } from './consulta-e-documento.ts'
import type { Escopo } from './escopo.ts'
import { findLembrados } from './find-lembrados.ts'
import type { Respostas } from './glossario/respostas-do-glossario.ts'
import { isDoLeitor } from './indice/donos.ts'
import type { Encontrados } from './indice/indice.ts'
import { indiceOf } from './indice/indice-of.ts'

/** Documents of a block; every one is ranked for each page. */
const POR_BLOCO = 120
const COM_A_FRASE = 50
/** With fewer hits than these, looser searches are made, each giving at most so many. */
const POUCOS = 10
const POR_BUSCA_MENOR = 50
const POR_PALAVRA = 40

const NADA: Encontrados = { numeros: [], total: 0 }

export interface NumerosDoBloco {
  readonly numeros: readonly number[]
  /** Begins the next block; null after the last one. */
  readonly ultimo: number | null
  /** Hits of all blocks, counting up to MAX_CONTAGEM + 1; null when the first block does not tell. */
  readonly total: number | null
}

/** @param depois the number with which the block before ended; -1 for the first one */
export async function listNumerosDoBloco(escopo: Escopo, depois: number): Promise<NumerosDoBloco> {
  const { consulta } = escopo
  const answered = listRespostas(escopo.respostas, (cobertura) => cobertura === 1)
  if (escopo.isSolta) return { numeros: await findSoltas(escopo), ultimo: null, total: null }
  if (depois === -1 && (await isWithout(escopo))) return { numeros: [], ultimo: null, total: null }
  // One more than fits tells whether there is another block.
  const todos = await find(escopo, consulta, depois, POR_BLOCO + COM_A_FRASE + answered.length + 1, true)
  // When all fit, those with the phrase are among them.
  const isWhole = depois === -1 && without(todos.numeros, answered).length <= POR_BLOCO
  const phrase = isWhole ? NADA : await find(escopo, exigirFrase(consulta), -1, COM_A_FRASE)
  const comFrase = [...answered, ...without(phrase.numeros, answered)]
  const others = without(todos.numeros, comFrase)
  const numeros = others.slice(0, POR_BLOCO)
  const ultimo = others.length > POR_BLOCO ? (numeros.at(-1) ?? null) : null
  if (depois !== -1) return { numeros, ultimo, total: null }
  const hits = [...comFrase, ...numeros]
  return { numeros: ultimo === null ? await addPartial(escopo, hits) : hits, ultimo, total: todos.total }
}

/** Whether a reader's own texts have not even what the loosest search asks for, so that no other has to be made. */
async function isWithout(escopo: Escopo): Promise<boolean> {
  const loosest = isDoLeitor(escopo.fonte) ? loosestOf(escopo.consulta) : null
  return loosest !== null && (await find(escopo, loosest, -1, 1)).numeros.length === 0
}

/** Documents that have any of the words, as many for each of them. */
async function findSoltas(escopo: Escopo): Promise<number[]> {
  const found = await Promise.all(separar(escopo.consulta).map((cada) => find(escopo, cada, -1, POR_PALAVRA)))
  return [...new Set(found.flatMap(({ numeros }) => numeros))]
}

function listRespostas(respostas: Respostas, isWanted: (cobertura: number) => boolean): number[] {
  const numeros: number[] = []
  for (const [numero, { cobertura }] of respostas) if (isWanted(cobertura)) numeros.push(numero)
  return numeros
}

/** Few hits, what the glossary says to a part of the search, and looser searches, the strictest first, until they are not few. */
async function addPartial(escopo: Escopo, hits: readonly number[]): Promise<number[]> {
  const others = listRespostas(escopo.respostas, (cobertura) => cobertura < 1)
  const numeros = hits.length < POUCOS ? [...hits, ...without(others, hits)] : [...hits]
  if (numeros.length >= POUCOS) return numeros
  for (const menor of relaxar(escopo.consulta)) {
    if (numeros.length >= POUCOS) break
    const found = await find(escopo, menor, -1, POR_BUSCA_MENOR)
    numeros.push(...without(found.numeros, numeros))
  }
  return numeros
}

async function find(
  escopo: Escopo,
  consulta: Consulta | null,
  depois: number,
  limite: number,
  isCounted = false,
): Promise<Encontrados> {
  const known = consulta && (await findLembrados(escopo, consulta, { depois, limite, isCounted }))
  if (known) return known
  const { db, fonte, usuarioId } = escopo
  const indice = indiceOf(db.engine)
  const expressao = consulta && indice.toExpressao(consulta, fonte)
  if (!expressao) return NADA
  return indice.find(db.read, { fonte, expressao, usuarioId, depois, limite, isCounted })
}

function without(numeros: readonly number[], known: readonly number[]): number[] {
  if (known.length === 0 || numeros.length === 0) return [...numeros]
  if (known.length <= POUCOS) return numeros.filter((numero) => !known.includes(numero))
  const set = new Set(known)
  return numeros.filter((numero) => !set.has(numero))
}
