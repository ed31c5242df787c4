/** Covers of drafts. */
import type { ParsedImagem } from '#server/conteudo/parsers/content-model.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { deleteCapa, findCapa, writeCapa } from './partes-repository.ts'
import { updateVisto } from './rascunhos-repository.ts'
import { outdated, requireRascunho } from './rascunhos-service.ts'

/** @param capa null for the file's @throws AppError 404, 409 */
export async function trocarCapaDoRascunho(
  mesa: MesaDosLivros,
  visto: { id: string; versao: number },
  capa: ParsedImagem | null,
): Promise<void> {
  const { id } = visto
  await requireRascunho(mesa, id)
  await mesa.db.write.transaction().execute(async (trx) => {
    if (!(await updateVisto(trx, visto, { recusa: null }))) throw outdated()
    if (!capa) return deleteCapa(trx, id, 'mesa')
    const { webp, ...imagem } = capa
    await writeCapa(trx, { rascunho_id: id, origem: 'mesa', ...imagem, webp_base64: webp.toString('base64') })
  })
}

/** @throws AppError 404 */
export async function readCapaDoRascunho({ db }: MesaDosLivros, id: string, nome: string): Promise<Buffer> {
  const capa = await findCapa(db.write, id, nome)
  if (!capa) throw notFound('Capa não encontrada.')
  return Buffer.from(capa.webp_base64, 'base64')
}
