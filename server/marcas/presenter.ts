import type { MarcaDoLeitor, PalavrasMarcadas } from '#contract/marcas.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'

type MarcaRow = Omit<MarcaTable, 'usuario_id' | 'fonte' | 'antes' | 'depois'>

type NasPalavras = Pick<
  MarcaTable,
  'edicao' | 'trecho' | 'parte_inicio' | 'deslocamento_inicio' | 'parte_fim' | 'deslocamento_fim'
>

export function toMarca(row: MarcaRow): MarcaDoLeitor {
  const { id, inicio, fim, cor, nota, versao, criado_em, atualizado_em } = row
  const palavras = toPalavras(row)
  return { id, inicio, fim, cor, nota, versao, criado_em, atualizado_em, ...(palavras && { palavras }) }
}

/** @returns null where whole verses are marked */
export function toPalavras(row: NasPalavras): PalavrasMarcadas | null {
  const { edicao, trecho, parte_inicio, deslocamento_inicio: inicio, parte_fim, deslocamento_fim: fim } = row
  if (parte_inicio === null || parte_fim === null) return null
  const lugar = inicio === null || fim === null ? null : { parte_inicio, inicio, parte_fim, fim }
  return { edicao, lugar, trecho }
}
