import { escolherVersiculos } from '#contract/cartoes.ts'
import { criarPerfil, salvarRevisao } from '#contract/memoria.ts'
import type { Client } from './api-client.ts'

/** A child's profile with chosen verses and a review, and with it the reader's own. */
export async function addMemoria(reader: Client): Promise<void> {
  const id = '01890000-0000-7000-8000-00000000000d'
  await reader.call(criarPerfil, { body: { id, nome: 'Davi' } })
  const versiculos = { livro: 43, capitulo: 3, de: 16, ate: 17 }
  await reader.call(escolherVersiculos, { params: { id }, body: versiculos })
  const revisao = { perfil: id, cartao: 'bcw-1', nota: 4, feita_em: '2026-01-01T08:00:00.000Z' }
  await reader.call(salvarRevisao, { params: { id }, body: revisao })
}
