import { foldText } from '#contract/fold.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import type { Database } from '#server/platform/database.ts'
import { insertNota } from './repository.ts'

interface NotaImportada {
  id: string
  simbolo: number
  numero: number
  ancora?: string | undefined
  titulo: string
  anotacao: string
  criada_em: string
  editada_em: string
}

/** A note with the times that it had. @returns false when its id is there @throws AppError 404 for no page, 422 past the quota */
export async function importarNota(
  db: Database,
  usuarioId: string,
  { id, simbolo, numero, ancora, titulo, anotacao, criada_em, editada_em }: NotaImportada,
): Promise<boolean> {
  await readPagina(db, simbolo, numero)
  return insertNota(db, {
    usuario_id: usuarioId,
    id,
    simbolo_id: simbolo,
    numero,
    ancora: ancora ?? null,
    titulo,
    anotacao,
    versao: 1,
    data_criacao: criada_em,
    data_edicao: editada_em,
    texto_busca: foldText(`${titulo}\n${anotacao}`),
  })
}
