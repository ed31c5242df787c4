import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { guardaOf } from '../platform/offline/guardavel.ts'
import { request } from '../platform/request.ts'
import { releaseLivros } from './release-livros.ts'

vi.mock('../platform/request.ts')

const EMAIL = 'helena@exemplo.com.br'
const livro = (ebookId: number, email = EMAIL) => guardaOf({ tipo: 'livro', email, ebookId })
const GUARDADOS = [guardaOf({ tipo: 'biblia' }), livro(3), livro(40), livro(3, 'outra@exemplo.com.br')]

let kept: Set<string>
let queryClient: QueryClient

beforeEach(() => {
  kept = new Set(GUARDADOS)
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  })
  queryClient = new QueryClient()
  vi.mocked(request).mockReset()
})

function open(acesso: 'livre' | 'assinantes', podeLer?: boolean): void {
  queryClient.setQueryData(instalacaoQuery().queryKey, {
    editora: '',
    editora_texto: '',
    contato_email: '',
    contato_assunto: '',
    rede_social: '',
    acesso,
  })
  if (podeLer === undefined) vi.mocked(request).mockRejectedValue(new TypeError('Failed to fetch'))
  else vi.mocked(request).mockResolvedValue({ pode_ler: podeLer })
}

it("takes the reader's own books off the device when they are no longer open to him", async () => {
  open('assinantes', false)
  await expect(releaseLivros(queryClient, EMAIL)).resolves.toBe(true)
  expect([...kept]).toEqual([GUARDADOS[0], GUARDADOS[3]])
})

it.each([
  ['of a subscriber, also in the days of grace', 'assinantes', true, 1],
  ['of a library that is free to read, which is not asked', 'livre', false, 0],
] as const)('leaves the books %s', async (_, acesso, podeLer, calls) => {
  open(acesso, podeLer)
  await expect(releaseLivros(queryClient, EMAIL)).resolves.toBe(false)
  expect([...kept]).toEqual(GUARDADOS)
  expect(request).toHaveBeenCalledTimes(calls)
})

it('takes nothing while nobody answers', async () => {
  open('assinantes')
  await expect(releaseLivros(queryClient, EMAIL)).rejects.toThrow('Failed to fetch')
  expect([...kept]).toEqual(GUARDADOS)
})

it('asks nobody where no book is kept', async () => {
  open('assinantes', false)
  kept = new Set([GUARDADOS[0] ?? ''])
  await expect(releaseLivros(queryClient, EMAIL)).resolves.toBe(false)
  expect(request).not.toHaveBeenCalled()
})
