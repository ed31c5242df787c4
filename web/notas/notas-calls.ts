/** Every call of the notes that reads one or changes something. Reading lists is queries.ts. */
import { criarNota, deletarNota, editarNota, lerNota, type Nota } from '#contract/notas.ts'
import { ApiError } from '../platform/api-error.ts'
import { changeKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { toEditarInput } from './editar-input.ts'
import { isSameTexto, type NotaEmEscrita, type PaginaDaNota } from './nota-em-escrita.ts'

export type Salvamento =
  | { readonly tipo: 'salva'; readonly nota: Nota }
  /** The note was changed elsewhere since the edit began; nothing was overwritten. */
  | { readonly tipo: 'conflito'; readonly salva: Nota }

/** Saves a note; repeating does no harm. @param leitor whose it is @throws what `request` throws; ApiError 404 when deleted */
export async function saveNota(
  leitor: string | null,
  pagina: PaginaDaNota,
  edicao: NotaEmEscrita,
): Promise<Salvamento> {
  try {
    const nota = await sendEscrita(leitor, pagina, edicao)
    await changeKept(leitor, async (email) => (await guardadas()).keepNota(email, pagina, nota))
    return { tipo: 'salva', nota }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'estado_nao_permite')) throw error
    const salva = await request(lerNota, { params: { id: edicao.id }, leitor })
    // An earlier try whose answer got lost, or the same words written twice.
    return isSameTexto(salva, edicao) ? { tipo: 'salva', nota: salva } : { tipo: 'conflito', salva }
  }
}

function sendEscrita(
  leitor: string | null,
  { simbolo, numero }: PaginaDaNota,
  { id, titulo, anotacao, ancora, versao }: NotaEmEscrita,
): Promise<Nota> {
  if (versao !== null) {
    return request(editarNota, { ...toEditarInput({ id, titulo, anotacao, versao }), leitor })
  }
  return request(criarNota, {
    body: { id, simbolo, numero_pergunta: numero, ancora, titulo, anotacao },
    leitor,
  })
}

/** Deletes a note; a gone one counts as deleted. @param leitor whose it is @throws what `request` throws */
export async function deleteNota(leitor: string | null, id: string): Promise<void> {
  try {
    await request(deletarNota, { params: { id }, query: { nota_id: id }, leitor })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
  await changeKept(leitor, async (email) => (await guardadas()).dropNota(email, id))
}

/** Their code is not in the first download. */
function guardadas() {
  return import('./notas-guardadas.ts')
}
