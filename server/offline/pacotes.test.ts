import { expect, it, vi } from 'vitest'
import { createPacotes } from './pacotes.ts'

const RESPOSTA = { url: '/api/a', etag: 'W/"a"', corpo: '{}' }

it('makes a packet once, also for those who ask at the same time, and again after the content changed', async () => {
  const pacotes = createPacotes()
  const read = vi.fn(async () => [RESPOSTA])
  const [first, second] = await Promise.all([pacotes.get('a', read), pacotes.get('a', read)])
  expect(second).toBe(first)
  expect(first.plain.toString()).toBe(
    JSON.stringify({ tipo: 'application/json; charset=utf-8', respostas: [RESPOSTA] }),
  )
  expect(read).toHaveBeenCalledTimes(1)
  pacotes.clear()
  await pacotes.get('a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('keeps no failure', async () => {
  const pacotes = createPacotes()
  const fail = () => Promise.reject(new Error('away'))
  await expect(pacotes.get('a', fail)).rejects.toThrow('away')
  await expect(pacotes.get('a', async () => [RESPOSTA])).resolves.toBeDefined()
})
