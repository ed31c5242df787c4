import { type NotaGuardada, readFila } from '../platform/offline/base.ts'
import type { Item } from '../platform/outbox/item.ts'
import { scanLinhas } from './linhas-de-notas.ts'
import type { MudancaDaNota } from './nota-em-escrita.ts'
import { NOTAS } from './notas.ts'

/** What a search needs of a note. */
type NotaNoAparelho = Pick<NotaGuardada, 'id' | 'simbolo' | 'numero' | 'titulo' | 'anotacao'>

/** All notes of a reader that the device knows, with what waits to be sent, in slices. Runs in a worker too. */
export async function* listNotasNoAparelho(leitor: string): AsyncGenerator<NotaNoAparelho[], void> {
  // Only the notes write under their own name.
  const items = (await readFila(leitor)).filter(({ feature }) => feature === NOTAS) as Item<MudancaDaNota>[]
  const waiting = new Set(items.map(({ id }) => id))
  for await (const linhas of scanLinhas(leitor)) yield linhas.filter(({ id }) => !waiting.has(id))
  yield items.flatMap(({ id, mudanca }) => (mudanca.tipo === 'excluir' ? [] : [{ ...mudanca, id }]))
}
