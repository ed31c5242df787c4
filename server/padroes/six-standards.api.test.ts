/** What holds for all six standards alike: counts, numbering, ids, unknown and malformed numbers. */
import { describe, expect, inject, it } from 'vitest'
import * as catecismos from '#contract/catecismos.ts'
import * as cfw from '#contract/cfw.ts'
import * as diretorios from '#contract/diretorios.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ReferenciaBiblica, referenciasBiblicas } from '#contract/referencias.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

async function read<T>(endpoint: Endpoint, params?: Record<string, string | number>): Promise<T> {
  const response = await harness.visitor().call(endpoint, params ? { params } : {})
  expect(response.statusCode).toBe(200)
  return response.json()
}

const STANDARDS: [string, number, Endpoint, Endpoint, Endpoint, string][] = [
  ['CFW', 33, cfw.listarCapitulosCfw, cfw.capituloCfw, cfw.capituloCfwCompleto, 'numero_capitulo'],
  [
    'CMW',
    196,
    catecismos.perguntasCmw,
    catecismos.perguntaCmw,
    catecismos.perguntaCompletaCmw,
    'numero_pergunta',
  ],
  [
    'BCW',
    107,
    catecismos.perguntasBcw,
    catecismos.perguntaBcw,
    catecismos.perguntaCompletaBcw,
    'numero_pergunta',
  ],
  [
    'FGOP',
    19,
    diretorios.listarCapitulosFgop,
    diretorios.capituloFgop,
    diretorios.capituloFgopCompleto,
    'ordem',
  ],
  [
    'DCPU',
    15,
    diretorios.listarCapitulosDcpu,
    diretorios.capituloDcpu,
    diretorios.capituloDcpuCompleto,
    'numero_capitulo',
  ],
  [
    'DCPR',
    15,
    diretorios.listarCapitulosDcpr,
    diretorios.capituloDcpr,
    diretorios.capituloDcprCompleto,
    'ordem',
  ],
]

describe.each(STANDARDS)('%s', (_, total, list, one, whole, numberField) => {
  it(`has ${total} pages, numbered without gaps; the id is the number`, async () => {
    const pages = await read<Record<string, unknown>[]>(list)
    const numbers = Array.from({ length: total }, (_value, index) => index + 1)
    expect(pages.map(({ id }) => id)).toEqual(numbers)
    expect(pages.map((page) => page[numberField])).toEqual(numbers)
  })

  it('gives each page alone and whole', async () => {
    const pages = await read<{ id: number }[]>(list)
    const [first] = pages
    expect(await read(one, { id: 1 })).toEqual(first)
    expect(await read(whole, { id: total })).toMatchObject({ ...pages.at(-1) })
  })

  it('answers 404 beyond its ends and 422 to what is no number', async () => {
    const client = harness.visitor()
    for (const endpoint of [one, whole]) {
      for (const id of [0, total + 1, -1]) {
        expect(errorOf(await client.call(endpoint, { params: { id } })).status).toBe(404)
      }
      expect(errorOf(await client.call(endpoint, { params: { id: 'x' } })).status).toBe(422)
    }
  })
})

describe('the answers of the catechisms', () => {
  it('are numbered through and carry their markers and citations', async () => {
    const { partes } = await read<catecismos.PerguntaCompleta>(catecismos.perguntaCompletaBcw, { id: 90 })
    expect(partes.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5, 6])
    expect(partes.map(({ marcador }) => marcador)).toEqual([1, 2, 3, 4, 5, 6])
    expect(partes[3]?.referencias).toEqual([{ referencia: 'Hb 4.2' }, { referencia: '2Ts 2.10' }])
    expect(await read(catecismos.partesBcw, { id: 90 })).toEqual(partes)
  })

  it('keep the paragraphs of a long answer apart', async () => {
    const { partes } = await read<catecismos.PerguntaCompleta>(catecismos.perguntaCompletaCmw, { id: 99 })
    expect(new Set(partes.map(({ paragrafo }) => paragrafo)).size).toBeGreaterThan(5)
    expect(await read(catecismos.partesCmw, { id: 99 })).toEqual(partes)
  })
})

describe('the directories', () => {
  it('FGOP: subtitles stand over their parts', async () => {
    const capitulo = await read<diretorios.CapituloFgopCompleto>(diretorios.capituloFgopCompleto, { id: 1 })
    const subtitulos = capitulo.secoes.flatMap(({ partes }) => partes.map(({ subtitulo }) => subtitulo))
    expect(subtitulos.filter((subtitulo) => subtitulo !== null)).toContain('Prefácio')
  })

  it('DCPU: sections have titles and highlighted lines', async () => {
    const { secoes } = await read<diretorios.CapituloDcpuCompleto>(diretorios.capituloDcpuCompleto, { id: 8 })
    expect(secoes[0]).toMatchObject({
      titulo: 'A frequência e os que não estão aptos',
      destaque:
        'Os ignorantes e os escandalosos não estão aptos para receber o sacramento da Ceia do Senhor.',
    })
  })

  it('DCPR: a section is one text with its paragraphs', async () => {
    const secoes = await read<{ texto: string }[]>(diretorios.secoesDcpr, { id: 1 })
    expect(secoes[0]?.texto.split('\n\n')).toHaveLength(2)
  })
})

/** Which passages there are is said by the texts, the same on both databases: PostgreSQL is asked for some of each standard. */
const EVERY = inject('golden').engine === 'sqlite' ? 1 : 20

describe('the proof texts', () => {
  it('are 5,114 in 2,201 parts, and each resolves to verses with text', async () => {
    const rows = await harness.db.read
      .selectFrom('referencia')
      .innerJoin('parte', 'parte.id', 'referencia.parte_id')
      .innerJoin('secao', 'secao.id', 'parte.secao_id')
      .innerJoin('simbolo', 'simbolo.id', 'secao.simbolo_id')
      .select(['referencia.parte_id', 'simbolo.simbolo'])
      .distinct()
      .orderBy('referencia.parte_id')
      .execute()
    expect(rows).toHaveLength(2201)
    const asked = rows.filter((_, index) => index % EVERY === 0)
    expect(new Set(asked.map(({ simbolo }) => simbolo)).size).toBe(
      new Set(rows.map(({ simbolo }) => simbolo)).size,
    )
    let references = 0
    for (const { parte_id, simbolo } of asked) {
      const params = { parteId: parte_id, padrao: simbolo.toLowerCase() }
      const list = await read<ReferenciaBiblica[]>(referenciasBiblicas, params)
      references += list.length
      for (const { referencia, texto, trechos } of list) {
        const empty = trechos.filter(({ inicio, fim, versiculos }) => versiculos.length !== fim - inicio + 1)
        expect([referencia, texto === '', empty]).toEqual([referencia, false, []])
      }
    }
    const stored = await harness.db.read
      .selectFrom('referencia')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(
        'parte_id',
        'in',
        asked.map(({ parte_id }) => parte_id),
      )
      .executeTakeFirstOrThrow()
    expect(references).toBe(Number(stored.total))
    if (EVERY === 1) expect(references).toBe(5114)
  })
})
