import { beforeEach, expect, it, vi } from 'vitest'
import { openParaEdicao, readEdicaoGuardada, toEdicaoPedida } from './edicao-guardada.ts'
import { guardaOf } from './guardavel.ts'

const NOME = guardaOf({ tipo: 'biblia' })
const CAPITULO = '/api/biblia/8/1/versiculos'
const PROPRIA = { sigla: 'BLIVRE', isPadrao: true }
const VULGATA = { sigla: 'VUL', isPadrao: false }

/** By name of the cache, then by address. */
let kept: Map<string, Map<string, Response>>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return {
        match: async (url: string) => cache.get(url)?.clone(),
        put: async (url: string, response: Response) => void cache.set(url, response),
      }
    },
  })
})

async function keep(edicao: typeof PROPRIA, texto: string): Promise<void> {
  await (await openParaEdicao(NOME, edicao)).put(CAPITULO, Response.json(texto))
}

const read = async () => (await (await caches.open(NOME)).match(CAPITULO))?.json()
const readEdicao = async () => readEdicaoGuardada(await caches.open(NOME))

it('holds the texts of one edition: those of another go when it is taken', async () => {
  await keep(PROPRIA, 'Livre')
  expect([await readEdicao(), await read()]).toEqual([PROPRIA, 'Livre'])
  await openParaEdicao(NOME, PROPRIA)
  expect(await read(), 'what is there of the same one stays, so a download goes on').toBe('Livre')
  await openParaEdicao(NOME, VULGATA)
  expect([await readEdicao(), await read()]).toEqual([VULGATA, undefined])
})

it('holds an edition anew that has become the library’s own, whose calls have no name', async () => {
  await keep(VULGATA, 'Vulgata')
  expect(toEdicaoPedida(await readEdicao())).toBe('VUL')
  await openParaEdicao(NOME, { ...VULGATA, isPadrao: true })
  expect(await read()).toBeUndefined()
  expect(toEdicaoPedida(await readEdicao())).toBeUndefined()
})

it('takes texts of which it is not said for the library’s own', async () => {
  const cache = await caches.open(NOME)
  await cache.put(CAPITULO, Response.json('Livre'))
  expect(toEdicaoPedida(await readEdicao())).toBeUndefined()
  await cache.put('/guarda-edicao.json', Response.json({ sigla: 'não é sigla', isPadrao: 1 }))
  expect(await readEdicao()).toBeNull()
})
