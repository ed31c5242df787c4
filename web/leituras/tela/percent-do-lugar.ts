import type { QueryClient } from '@tanstack/react-query'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { percentDoLivro } from '#contract/progresso.ts'
import type { LugarDaLeitura } from '../lugar-da-leitura.ts'
import { fracaoLida } from './fracao-lida.ts'
import { capituloQuery } from './queries.ts'

/** What a place is in percent of the book. Of a chapter that this device has not fetched only the beginning is known. */
export function percentDoLugar(
  queryClient: QueryClient,
  ebookId: number,
  sumario: readonly CapituloResumo[],
  { capitulo_id, paragrafo_id, deslocamento }: LugarDaLeitura,
): number {
  const capitulo = queryClient.getQueryData(capituloQuery(ebookId, capitulo_id).queryKey)
  const ponto = paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento }
  return percentDoLivro(sumario, capitulo_id, capitulo ? fracaoLida(capitulo.paragrafos, ponto) : 0)
}
