import { expect, it } from 'vitest'
import { readBiblia } from './documentos-guardados.ts'

const TRECHO = { texto: 'Unus.', marcas: [] }

/** What the device has of an edition, by address. */
function keepChapter(edicao: object, query: string): Pick<Cache, 'match' | 'keys'> {
  const livro = { id: 8, livro: 'Rute', abreviatura: 'Rt', quantidade_capitulos: 4 }
  const verso = { id: 8_004_014, numero_versiculo: 14, texto_biblico: 'Unus.', canon: 8_001_001 }
  const replies: Record<string, unknown> = {
    '/guarda-edicao.json': edicao,
    [`/api/biblia/livro/8${query}`]: livro,
    [`/api/biblia/8/4/versiculos${query}`]: [verso],
  }
  return {
    match: async (url) => (String(url) in replies ? Response.json(replies[String(url)]) : undefined),
    keys: async () => [],
  }
}

async function list(cache: Pick<Cache, 'match' | 'keys'>) {
  const found = []
  for await (const documentos of readBiblia(cache)) found.push(...documentos)
  return found.map(({ toResultado }) => toResultado(TRECHO, TRECHO, null))
}

it('finds the Bible of another edition by the numbers that it has there, and says which it is', async () => {
  const outra = keepChapter({ sigla: 'VUL', isPadrao: false }, '?edicao=VUL')
  expect(await list(outra)).toMatchObject([
    { titulo: { texto: 'Rute 4.14' }, livro_id: 8, capitulo: 4, versiculo: 14, edicao: 'VUL' },
  ])
})

it('names no edition when it is the library’s own', async () => {
  const [own] = await list(keepChapter({ sigla: 'BLIVRE', isPadrao: true }, ''))
  expect(own).toMatchObject({ capitulo: 4, versiculo: 14 })
  expect(own).not.toHaveProperty('edicao')
})
