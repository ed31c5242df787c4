import type { TextoDaNota } from './nota-em-escrita.ts'

/** The query form while the encoded query stays below 4 KB, the body above that. */
const MAX_QUERY = 4096

interface CamposDaNota extends TextoDaNota {
  readonly id: string
  readonly versao: number
}

/** The input of the call that changes a note: title and text in the query, or in the body when they are long. */
export function toEditarInput({ id, titulo, anotacao, versao }: CamposDaNota) {
  const params = { id }
  const query = { titulo, anotacao, versao: String(versao) }
  if (new URLSearchParams(query).toString().length < MAX_QUERY) return { params, query, body: undefined }
  return { params, body: { titulo, anotacao, versao } }
}
