import { useQuery } from '@tanstack/react-query'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { assinaturaQuery } from './queries.ts'

/** Whether only the first chapter of an ebook is open to the reader. False as long as it is not known. */
export function useSoAmostra(): boolean {
  const { data: instalacao } = useQuery(instalacaoQuery())
  const { data: minha } = useQuery({ ...assinaturaQuery(), enabled: instalacao?.acesso === 'assinantes' })
  return minha?.pode_ler === false
}
