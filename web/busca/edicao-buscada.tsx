import { useQuery } from '@tanstack/react-query'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { edicoesQuery } from '../biblia/public.ts'

/** After a number of results: in whose words the Bible was searched: the library's own edition, whatever the reader's choice. */
export function EdicaoBuscada({ fonte }: { fonte: FonteDaBusca }) {
  const { data } = useQuery({ ...edicoesQuery(), enabled: fonte === 'biblia' })
  const nome = fonte === 'biblia' && data?.find(({ padrao }) => padrao)?.nome
  return nome ? ` · ${nome}` : null
}
