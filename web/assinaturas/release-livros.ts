import type { QueryClient } from '@tanstack/react-query'
import { lerAssinatura } from '#contract/assinaturas.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { removeGuarda } from '../platform/offline/guardas.ts'
import { guardasOfLeitor } from '../platform/offline/guardavel.ts'
import { request } from '../platform/request.ts'

/**
 * Takes a reader's kept books off the device when they are no longer open to him; what he wrote stays. Without an answer
 * of the server nothing goes. @returns whether books went
 */
export async function releaseLivros(queryClient: QueryClient, email: string): Promise<boolean> {
  const prefix = guardasOfLeitor(email)
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  if (names.length === 0) return false
  const { acesso } = await queryClient.ensureQueryData(instalacaoQuery())
  if (acesso === 'livre') return false
  const { pode_ler } = await request(lerAssinatura, { leitor: email })
  if (pode_ler) return false
  for (const name of names)
    await removeGuarda({ tipo: 'livro', email, ebookId: Number(name.slice(prefix.length)) })
  return true
}
