import type { Marcacao } from '#contract/marcacoes.ts'
import { deleteDestaqueOrKeep } from '../destaques/public.ts'
import { deleteMarcaOrKeep } from '../marcas/public.ts'
import { deleteNotaOrKeep } from '../notas/public.ts'
import { textoDaMarca } from './texto-da-marca.ts'

/** Deletes it as its own feature does; one that is gone counts. @throws what the feature's call throws */
export async function excluirMarcacao(marcacao: Marcacao, edicao: string | undefined): Promise<void> {
  const { tipo, id, lugar } = marcacao
  if (tipo === 'nota') return void (await deleteNotaOrKeep(id))
  if (lugar.em === 'ebook') return deleteDestaqueOrKeep(lugar.ebook_id, id)
  const onde = textoDaMarca(marcacao, edicao)
  if (!onde) throw new Error('a mark has its text')
  return deleteMarcaOrKeep(id, onde)
}
