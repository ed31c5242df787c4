import type { PieceWriter } from '#server/platform/pieces.ts'
import type { ParagrafoTable } from '#server/platform/tables.ts'
import { toDocumentoDoParagrafo } from './documentos-ebooks-repository.ts'
import { indexInPieces } from './index-in-pieces.ts'
import { TIPOS, toNumero } from './numeros.ts'
import { markPendentes } from './pendentes-repository.ts'

const CUSTO_DO_NUMERO = 30

export type NovoParagrafo = Pick<ParagrafoTable, 'id' | 'titulo' | 'texto' | 'marcas'>

/** Makes entries that nothing finds before `switchIndice`; else `finishIndice` takes them out. @returns their numbers */
export async function prepareParagrafos(
  pieces: PieceWriter,
  paragrafos: readonly NovoParagrafo[],
): Promise<Set<number>> {
  const byNumero = new Map(
    paragrafos.map((paragrafo) => [toNumero(TIPOS.ebooks.paragrafo, paragrafo.id), paragrafo]),
  )
  const numeros = new Set(byNumero.keys())
  await pieces.write('indice', {
    items: [...numeros].sort((a, b) => a - b),
    weigh: () => CUSTO_DO_NUMERO,
    write: (trx, some) => markPendentes(trx, pieces.db.engine, 'ebooks', some, () => 2),
  })
  await indexInPieces(pieces, 'ebooks', [...numeros], async (some) => {
    const known = some.flatMap((numero) => {
      const paragrafo = byNumero.get(numero)
      return paragrafo ? [[numero, toDocumentoDoParagrafo(paragrafo)] as const] : []
    })
    return new Map(known)
  })
  return numeros
}
