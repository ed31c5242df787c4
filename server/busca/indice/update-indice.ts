/** Keeps the index true to the tables with every import. */
import type { Transaction } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { PieceWriter } from '#server/platform/pieces.ts'
import type { TablePlan } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { FontePublica } from './documento.ts'
import { listNumerosDosEbooks } from './documentos-ebooks-repository.ts'
import { FONTES_PUBLICAS } from './fontes.ts'
import { findMudancas, listMudancas, type Mudancas } from './mudancas.ts'
import { markPendentes, type Ocultacao, showProntos } from './pendentes-repository.ts'
import { writeDocumentos } from './write-documentos.ts'

/** So many entries are made in the import's own transaction; more would hold its lock for too long. */
const POUCOS = 500
const CUSTO_DO_NUMERO = 60

export interface PlanoDoIndice {
  readonly mudancas: Mudancas
  /** Numbers that the transaction need not look at: made before, or marked for afterwards. */
  readonly done: Readonly<Record<FontePublica, ReadonlySet<number>>>
  readonly isMuch: boolean
}

/** Before the plans: many entries are marked for `finishIndice`, harmless without them. @param prontos entries there already */
export async function planIndice(
  pieces: PieceWriter,
  plans: readonly TablePlan[],
  prontos: ReadonlySet<number>,
): Promise<PlanoDoIndice> {
  const { read, engine } = pieces.db
  const mudancas = await findMudancas(read, plans)
  const done = { padroes: new Set<number>(), biblia: new Set<number>(), ebooks: new Set(prontos) }
  const numeros = FONTES_PUBLICAS.flatMap((fonte) =>
    [...new Set(mudancas.numeros[fonte])]
      .filter((numero) => !done[fonte].has(numero))
      .map((numero) => ({ fonte, numero })),
  )
  const isMuch = numeros.length > POUCOS
  if (isMuch) {
    for (const [fonte, items] of Map.groupBy(numeros, (each) => each.fonte)) {
      const ocultacao = (numero: number): Ocultacao => (mudancas.novos[fonte].has(numero) ? 1 : 0)
      await pieces.write('indice', {
        items: items.map(({ numero }) => numero),
        weigh: () => CUSTO_DO_NUMERO,
        write: (trx, some) => markPendentes(trx, engine, fonte, some, ocultacao),
      })
      for (const { numero } of items) done[fonte].add(numero)
    }
  }
  return { mudancas, done, isMuch }
}

/** In the transaction that shows the new content: makes the entries that are left, or leaves many to `finishIndice`. */
export async function switchIndice(
  trx: Transaction<Tables>,
  engine: Engine,
  { mudancas, done, isMuch }: PlanoDoIndice,
): Promise<void> {
  await showProntos(trx)
  const changed = await listMudancas(trx, mudancas)
  // Books that come back to the catalogue: none of their paragraphs should be found before the others.
  const voltam = new Set(await listNumerosDosEbooks(trx, mudancas.ebookIds))
  const entries = FONTES_PUBLICAS.map((fonte) => ({
    fonte,
    numeros: [...new Set(changed[fonte])].filter((numero) => !done[fonte].has(numero)),
  }))
  const total = entries.reduce((sum, { numeros }) => sum + numeros.length, 0)
  for (const { fonte, numeros } of entries) {
    const ocultacao = (numero: number): Ocultacao => (fonte === 'ebooks' && voltam.has(numero) ? 1 : 0)
    if (isMuch || total > POUCOS) await markPendentes(trx, engine, fonte, numeros, ocultacao)
    else await writeDocumentos(trx, engine, fonte, numeros)
  }
}
