import type { QueryClient } from '@tanstack/react-query'
import { nomeDaAncora } from '#contract/lugar.ts'
import { PADROES } from '#contract/padroes.ts'
import { notasDaPaginaQuery, tituloOf } from '../notas/public.ts'
import { formatDia } from '../platform/format-dia.ts'
import type { NotaDaFolha } from './folha-composta.ts'
import type { TextoDePadrao } from './list-textos.ts'

/** The reader's notes on a chapter or question. @throws what `request` throws */
export async function fetchNotasDaFolha(
  queryClient: QueryClient,
  { padrao, numero }: Pick<TextoDePadrao, 'padrao' | 'numero'>,
): Promise<NotaDaFolha[]> {
  const { simboloId, sigla } = PADROES[padrao]
  const notas = await queryClient.fetchQuery(notasDaPaginaQuery(simboloId, numero))
  return notas.map((nota) => ({
    titulo: tituloOf(nota),
    data: [nomeDaAncora(sigla, nota.ancora), formatDia(nota.data_criacao)].filter(Boolean).join(' · '),
    texto: nota.anotacao,
  }))
}
