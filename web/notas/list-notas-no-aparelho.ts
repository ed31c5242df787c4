import { type LinhaDaFila, openBase, rangeOf, toItem } from '../platform/offline/base.ts'
import { scanLinhas } from './linhas-de-notas.ts'
import { type MudancaDaNota, NOTAS } from './nota-em-escrita.ts'

/** What a search needs of a note. */
interface NotaNoAparelho {
  readonly id: string
  readonly simbolo: number
  readonly numero: number
  readonly titulo: string
  readonly anotacao: string
}

/** All notes of a reader that the device knows, with what waits to be sent, in slices. Runs in a worker too. */
export async function* listNotasNoAparelho(leitor: string): AsyncGenerator<NotaNoAparelho[], void> {
  const waiting = new Map<string, MudancaDaNota>()
  for (const linha of await (await openBase()).getAll('fila', rangeOf(leitor))) addNota(waiting, linha)
  for await (const linhas of scanLinhas(leitor)) yield linhas.filter(({ id }) => !waiting.has(id))
  yield [...waiting].flatMap(([id, mudanca]) => (mudanca.tipo === 'excluir' ? [] : [{ ...mudanca, id }]))
}

function addNota(waiting: Map<string, MudancaDaNota>, linha: LinhaDaFila): void {
  const { feature, id, mudanca } = toItem(linha)
  // Only the notes write under their own name.
  if (feature === NOTAS) waiting.set(id, mudanca as MudancaDaNota)
}
