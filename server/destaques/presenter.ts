import type { Destaque } from '#contract/destaques.ts'
import type { DestaqueTable } from '#server/platform/tables-leitor.ts'

type DestaqueRow = Omit<DestaqueTable, 'usuario_id' | 'antes' | 'depois'>

export function toDestaque({ ebook_capitulo_id, ...destaque }: DestaqueRow): Destaque {
  return { ...destaque, capitulo_id: ebook_capitulo_id }
}
