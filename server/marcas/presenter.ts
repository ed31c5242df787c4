import type { MarcaDoLeitor } from '#contract/marcas.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'

export type MarcaRow = Omit<MarcaTable, 'usuario_id' | 'fonte'>

export function toMarca({
  id,
  inicio,
  fim,
  cor,
  nota,
  versao,
  criado_em,
  atualizado_em,
}: MarcaRow): MarcaDoLeitor {
  return { id, inicio, fim, cor, nota, versao, criado_em, atualizado_em }
}
