/** What the index of both engines does; `sqlite.ts` and `postgres.ts` do it. */
import type { Kysely } from 'kysely'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { Consulta } from '../consulta-e-documento.ts'

/** A document as the index takes it: words divided by spaces, as many in `forma` as in `raiz`. */
export interface Entrada {
  readonly numero: number
  readonly forma: string
  readonly raiz: string
  /** The word of the reader to whom a note belongs (`leitorDe`). */
  readonly leitor?: string
}

/** A search in the engine's own language. */
export interface Expressao {
  /** What the index is asked: all that is wanted has it, and maybe some more. */
  readonly indice: string
  /** What is looked for in each of those documents; null when all that the index finds is wanted. */
  readonly conferida: string | null
}

export interface Procura {
  fonte: FonteDaBusca
  expressao: Expressao
  /** Whose notes are searched; other sources have no reader. */
  usuarioId: string | null
  /** Numbers above this one. */
  depois?: number
  limite: number
  /** Whether `find` is to tell how many match. */
  isCounted?: boolean
}

export interface Encontrados {
  readonly numeros: readonly number[]
  /** How many match above `depois`, counting up to MAX_CONTAGEM + 1; null when that has not come out on the way. */
  readonly total: number | null
}

export interface Indice {
  /** Lets nobody else write to the index until the transaction ends; searches go on. */
  lock(trx: Kysely<Tables>): Promise<void>
  /** Puts documents in that are not there. */
  insert(db: Kysely<Tables>, fonte: FonteDaBusca, entradas: readonly Entrada[]): Promise<void>
  /** Takes documents out; numbers that are not there do no harm. */
  remove(db: Kysely<Tables>, fonte: FonteDaBusca, numeros: readonly number[]): Promise<void>
  clear(db: Kysely<Tables>, fonte: FonteDaBusca): Promise<void>
  /** After the last of some changes: brings them into the order in which they are found fast. */
  settle(db: Kysely<Tables>, fonte: FonteDaBusca, changes: { isMuch: boolean }): Promise<void>
  /** A short step of what `settle` does for much. @returns whether there is another one to do */
  settleStep(trx: Kysely<Tables>, fonte: FonteDaBusca): Promise<boolean>
  /** Documents of a source that have everything that was asked for; null when that is nothing. */
  toExpressao(consulta: Consulta, fonte: FonteDaBusca): Expressao | null
  /** The lowest numbers that match, in their order. */
  find(db: Kysely<Tables>, procura: Procura): Promise<Encontrados>
  /** Up to how many numbers `list` is worth its time: where it is not, `find` with its limit is faster. */
  maxDaLista(fonte: FonteDaBusca): number
  /** All that match, in their order; null when they are more than `limite`. */
  list(db: Kysely<Tables>, procura: Procura): Promise<Float64Array | null>
  /** How many match, counting up to `limite`. */
  count(db: Kysely<Tables>, procura: Procura): Promise<number>
}

/** The expression as one text that no other has. */
export function keyOfExpressao({ indice, conferida }: Expressao): string {
  return conferida ?? indice
}

/** Numbers as one text, which is read faster than as many rows. @param numeros divided by commas, or null for none */
export function readLista(numeros: string | null | undefined): Float64Array {
  return numeros ? Float64Array.from(numeros.split(','), Number).sort() : new Float64Array()
}

/** A reader's id as one word of the index. */
export function leitorDe(usuarioId: string): string {
  return `l${usuarioId.replaceAll('-', '')}`
}
