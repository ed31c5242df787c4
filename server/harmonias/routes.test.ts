import { describe, expect, it, onTestFinished } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as contract from '#contract/harmonias.ts'
import { readTemas } from '#server/harmonias/service.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

const CALLS: Record<string, [Endpoint, number]> = {
  CapituloConfissaodeFe: [contract.harmoniasCfw, 33],
  PerguntaCmw: [contract.harmoniasCmw, 196],
  PerguntaBcw: [contract.harmoniasBcw, 107],
  CapituloFgop: [contract.harmoniasFgop, 19],
  CapituloDcpu: [contract.harmoniasDcpu, 15],
  CapituloDcpr: [contract.harmoniasDcpr, 15],
}

async function readHarmonias(endpoint: Endpoint, id: number): Promise<contract.Harmonia[]> {
  const response = await harness.visitor().call(endpoint, { params: { id } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('harmonies of a page', () => {
  it('are pairs of the page and another one, with the keys that each model has', async () => {
    const harmonias = await readHarmonias(contract.harmoniasCmw, 1)
    expect(harmonias[0]).toEqual({
      origem: {
        model: 'PerguntaCmw',
        id: 1,
        dados: { numero_pergunta: 1, pergunta: 'Qual é o fim principal e mais elevado do homem?' },
      },
      destino: {
        model: 'PerguntaBcw',
        id: 1,
        dados: { numero_pergunta: 1, pergunta: 'Qual é o fim principal do homem?' },
      },
    })
    const ebook = harmonias.find(({ destino }) => destino.model === 'Ebook')
    expect(ebook?.destino).toMatchObject({
      dados: {
        titulo: 'Catecismo de Heidelberg',
        autores: [{ nome: 'Zacarias Ursino' }, { nome: 'Gaspar Oleviano' }],
      },
    })
  })

  it('are symmetrical, without repeats and without links to themselves, over all pages', async () => {
    const pairs = new Set<string>()
    for (const [model, [endpoint, total]] of Object.entries(CALLS)) {
      for (let id = 1; id <= total; id += 1) {
        const harmonias = await readHarmonias(endpoint, id)
        const destinos = harmonias.map(({ destino }) => `${destino.model} ${destino.id}`)
        expect(new Set(destinos).size).toBe(destinos.length)
        expect(destinos).not.toContain(`${model} ${id}`)
        for (const destino of destinos) pairs.add(`${model} ${id} → ${destino}`)
      }
    }
    const oneWay = [...pairs].filter((pair) => {
      const [origem, destino] = pair.split(' → ')
      return !destino?.startsWith('Ebook') && !pairs.has(`${destino} → ${origem}`)
    })
    expect(pairs.size).toBeGreaterThan(1000)
    expect(oneWay).toEqual([])
  })

  it.each(Object.entries(CALLS))(
    '%s: unknown pages are 404, malformed numbers 422',
    async (_, [endpoint, total]) => {
      const client = harness.visitor()
      for (const id of [0, total + 1]) {
        expect(errorOf(await client.call(endpoint, { params: { id } })).status).toBe(404)
      }
      expect(errorOf(await client.call(endpoint, { params: { id: 'um' } })).status).toBe(422)
    },
  )
})

describe('GET /harmonias_tematicas/temas', () => {
  it('lists the themes in the order of the file, each with at least two ends', async () => {
    const response = await harness.visitor().call(contract.temasDasHarmonias)
    const temas: contract.TemaDaHarmonia[] = response.json()
    expect(temas[0]?.tema).toBe('O fim principal do homem')
    expect(temas[0]?.pontas.slice(0, 2).map(({ model }) => model)).toEqual(['PerguntaCmw', 'PerguntaBcw'])
    expect(temas.filter(({ pontas }) => pontas.length < 2)).toEqual([])
  })
})

describe('ebooks of a theme', () => {
  it('are in the order of their titles in Portuguese', async () => {
    const temas = await readTemas(harness.db)
    const ebooksDe = (some: contract.TemaDaHarmonia[]) =>
      some.map(({ pontas }) => pontas.filter(({ model }) => model === 'Ebook'))
    const [alguns = []] = ebooksDe(temas).filter(({ length }) => length > 2)
    const novos = ['Zelo', 'Ética cristã', 'a oração']
    const rename = async (titulos: readonly string[]) => {
      for (const [index, titulo] of titulos.entries())
        await harness.db.write
          .updateTable('ebook')
          .set({ titulo })
          .where('id', '=', alguns[index]?.id ?? 0)
          .execute()
    }
    const antes = alguns.slice(0, novos.length).map(({ dados }) => ('titulo' in dados ? dados.titulo : ''))
    onTestFinished(() => rename(antes))
    await rename(novos)
    const titulos = ebooksDe(await readTemas(harness.db))
      .map((ebooks) => ebooks.map(({ dados }) => ('titulo' in dados ? dados.titulo : '')))
      .find((each) => each.includes('Zelo') && each.includes('a oração'))
    expect(titulos?.filter((titulo) => novos.includes(titulo))).toEqual(novos.toReversed())
  })
})

describe('ebooks that left the catalogue', () => {
  it('are no longer offered', async () => {
    const { harmonia_id, ebook_id } = await harness.db.read
      .selectFrom('harmonia_ebook')
      .selectAll()
      .executeTakeFirstOrThrow()
    const setRetirado = (retirado: 0 | 1) =>
      harness.db.write.updateTable('ebook').set({ retirado }).where('id', '=', ebook_id).execute()
    onTestFinished(async () => void (await setRetirado(0)))
    await setRetirado(1)
    // What was asked before is kept until the next import, so the service is asked.
    const temas = await readTemas(harness.db)
    const pontas = temas.find(({ id }) => id === harmonia_id)?.pontas ?? []
    expect(pontas.length).toBeGreaterThan(0)
    expect(pontas.filter(({ model, id }) => model === 'Ebook' && id === ebook_id)).toEqual([])
  })
})
