/** What is exported comes back: the files of the web, the list and the import of the server. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { CORES, criarDestaque, deletarDestaque } from '#contract/destaques.ts'
import { etiquetar } from '#contract/etiquetas.ts'
import { importarMarcacoes, type MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { listarMarcacoes, type Marcacao } from '#contract/marcacoes.ts'
import { deletarMarca, salvarMarca } from '#contract/marcas.ts'
import { criarNota, deletarNota, editarNota } from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { markPalavras, palavrasOf, partesOf } from '#tests/support/marcar-palavras.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { readArquivo } from '#web/marcacoes/arquivo/read-arquivo.ts'
import { toExportada } from '#web/marcacoes/arquivo/to-exportada.ts'
import { writeCsv } from '#web/marcacoes/arquivo/write-csv.ts'
import { writeEpub } from '#web/marcacoes/arquivo/write-epub.ts'
import { writeMarkdown } from '#web/marcacoes/arquivo/write-markdown.ts'

const harness = setupTestApp()
const AGORA = new Date('2026-03-01T12:00:00.000Z')
const LIVRO = 'urn:uuid:01890000-0000-7000-8000-000000000001'
const FORMATOS = [
  (all: readonly MarcacaoExportada[]) => writeCsv(all),
  (all: readonly MarcacaoExportada[]) => writeMarkdown(all, AGORA),
  (all: readonly MarcacaoExportada[]) => writeEpub(all, { identificador: LIVRO, agora: AGORA }),
]

let livro: InsertedEbook
let next = 0

beforeAll(async () => {
  const paragrafos = ['Caminhando eu pelo deserto deste mundo.', 'Deitei-me naquele lugar para dormir.']
  livro = await insertEbook(harness.db, { titulo: 'O Peregrino', capitulos: [{ titulo: 'I', paragrafos }] })
})

function newId(): string {
  next += 1
  return `01890000-0000-7000-8000-${next.toString().padStart(12, '0')}`
}

async function list(client: Client): Promise<Marcacao[]> {
  const response = await client.call(listarMarcacoes, { query: { limit: 500 } })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const exported = async (client: Client) => (await list(client)).map(toExportada)

async function importar(client: Client, marcacoes: readonly MarcacaoExportada[]) {
  const response = await client.call(importarMarcacoes, { body: { marcacoes } })
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function deleteAll(client: Client): Promise<void> {
  for (const { tipo, id } of await list(client)) {
    if (tipo === 'nota') await client.call(deletarNota, { params: { id }, query: { nota_id: id } })
    else await client.call(tipo === 'marca' ? deletarMarca : deletarDestaque, { params: { id } })
  }
  expect(await list(client)).toEqual([])
}

const palavras = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
const ato = fc.oneof(
  fc.record({
    tipo: fc.constant('nota' as const),
    ancora: fc.constantFrom(undefined, 's1', 's1p1', 'n1'),
    simbolo: fc.integer({ min: 1, max: 6 }),
    titulo: palavras,
    nota: palavras,
  }),
  fc.record({
    tipo: fc.constant('destaque' as const),
    inicio: fc.nat({ max: 10 }),
    fim: fc.integer({ min: 12, max: 30 }),
    cor: fc.constantFrom(...CORES),
    nota: palavras,
  }),
  fc.record({
    tipo: fc.constant('versos' as const),
    de: fc.integer({ min: 1, max: 16 }),
    mais: fc.nat({ max: 5 }),
    cor: fc.constantFrom(...CORES),
    nota: palavras,
  }),
  fc.record({
    tipo: fc.constant('palavras' as const),
    trecho: fc.constantFrom('Sacerdote', 'Mediador entre', 'Herdeiro'),
    cor: fc.constantFrom(...CORES),
    nota: palavras,
  }),
)
type Ato = typeof ato extends fc.Arbitrary<infer A> ? A : never

async function act(client: Client, feito: Ato): Promise<void> {
  const params = { id: newId() }
  if (feito.tipo === 'nota') {
    const { simbolo, ancora, titulo, nota } = feito
    const body = { ...params, simbolo, numero_pergunta: 1, ancora, titulo, anotacao: nota }
    expect((await client.call(criarNota, { body })).statusCode).toBe(201)
    return
  }
  const { cor, nota } = feito
  if (feito.tipo === 'destaque') {
    const [capitulo] = livro.capitulos
    const [primeiro, segundo] = capitulo?.paragrafoIds ?? []
    const passagem = {
      paragrafo_inicio_id: primeiro,
      inicio: feito.inicio,
      paragrafo_fim_id: segundo,
      fim: feito.fim,
    }
    const body = { ...params, capitulo_id: capitulo?.id, ...passagem, cor, nota }
    expect((await client.call(criarDestaque, { params: { ebookId: livro.id }, body })).statusCode).toBe(201)
  } else if (feito.tipo === 'versos') {
    const lugar = { livro: 43, capitulo: 3, de: feito.de, ate: feito.de + feito.mais }
    expect((await client.call(salvarMarca, { params, body: { lugar, cor, nota } })).statusCode).toBe(200)
  } else {
    await markPalavras(client, palavrasOf(await partesOf(harness), [feito.trecho]), { ...params, cor, nota })
  }
}

/** Versions begin anew: devices compare them with what they last saw. */
const withoutVersao = (marcacoes: readonly Marcacao[]) =>
  marcacoes.map(({ versao: _, etiquetas, ...rest }) => ({
    ...rest,
    etiquetas: etiquetas.map(({ nome }) => nome),
  }))

describe('an export', () => {
  it('that is imported after all was deleted gives the same list, in each format', {
    timeout: 120_000,
  }, async () => {
    let run = 0
    const property = fc.asyncProperty(
      fc.array(ato, { minLength: 1, maxLength: 8 }),
      palavras,
      async (atos, texto) => {
        const reader = await harness.reader()
        for (const feito of atos) await act(reader, feito)
        const [first] = await list(reader)
        const por = [`a${texto.replaceAll(',', '')}`]
        await reader.call(etiquetar, {
          body: { marcacoes: first ? [{ tipo: first.tipo, id: first.id }] : [], por },
        })
        const before = await list(reader)
        const write = FORMATOS[run % FORMATOS.length] ?? writeCsv
        run += 1
        const { marcacoes, falhas } = await readArquivo(new Blob([write(before.map(toExportada))]))
        expect(falhas).toEqual([])
        expect(await importar(reader, marcacoes)).toEqual(
          before.map(() => ({ resultado: 'havia', motivo: '' })),
        )
        await deleteAll(reader)
        expect(await importar(reader, marcacoes)).toEqual(
          before.map(() => ({ resultado: 'criada', motivo: '' })),
        )
        expect(withoutVersao(await list(reader))).toEqual(withoutVersao(before))
      },
    )
    await fc.assert(property, { numRuns: 9, endOnFailure: true })
  })
})

describe('an import', () => {
  it('leaves what was changed since, and brings what the file says later', async () => {
    const reader = await harness.reader()
    await act(reader, { tipo: 'nota', ancora: undefined, simbolo: 1, titulo: 'título', nota: 'velha' })
    const [antes] = await exported(reader)
    if (!antes) throw new Error('There is one.')
    await reader.call(editarNota, { params: { id: antes.id }, body: { anotacao: 'nova' } })
    expect(await importar(reader, [antes])).toEqual([{ resultado: 'havia', motivo: '' }])
    expect((await list(reader))[0]).toMatchObject({ nota: 'nova', versao: 2 })
    const depois = { ...antes, nota: 'de outra biblioteca', editada_em: '2099-01-01T00:00:00.000Z' }
    expect(await importar(reader, [depois])).toEqual([{ resultado: 'atualizada', motivo: '' }])
    expect((await list(reader))[0]).toMatchObject({ nota: 'de outra biblioteca', versao: 3 })
  })

  it('changes no mark into one that could not be made', async () => {
    const reader = await harness.reader()
    await act(reader, { tipo: 'versos', de: 16, mais: 0, cor: 'azul', nota: 'só nota' })
    const [antes] = await exported(reader)
    if (!antes) throw new Error('There is one.')
    const editada_em = '2099-01-01T00:00:00.000Z'
    const wrong = [
      { ...antes, editada_em, cor: null, nota: '' },
      { ...antes, editada_em, nota: 'a'.repeat(10_001) },
    ]
    expect(await importar(reader, wrong)).toMatchObject([
      { resultado: 'recusada', motivo: 'Não tem cor nem nota.' },
      { resultado: 'recusada', motivo: 'A nota é longa demais.' },
    ])
    expect(await exported(reader)).toEqual([antes])
  })

  it('touches nothing of another reader, whatever the ids are, and keeps no date to come', async () => {
    const [helena, jonas] = [await harness.reader(), await harness.reader()]
    await act(helena, { tipo: 'versos', de: 16, mais: 0, cor: 'azul', nota: 'de Helena' })
    const [dela] = await exported(helena)
    if (!dela) throw new Error('There is one.')
    const time = { criada_em: '2099-01-01T00:00:00.000Z', editada_em: '2099-01-01T00:00:00.000Z' }
    expect(await importar(jonas, [{ ...dela, ...time, nota: 'de Jonas' }])).toMatchObject([
      { resultado: 'criada' },
    ])
    expect(await list(helena)).toMatchObject([{ nota: 'de Helena' }])
    const [dele] = await list(jonas)
    expect(dele?.nota).toBe('de Jonas')
    expect(dele && dele.criada_em < new Date().toISOString()).toBe(true)
  })

  it('keeps marked words whose text is another one, without their place', async () => {
    const reader = await harness.reader()
    await act(reader, { tipo: 'destaque', inicio: 0, fim: 12, cor: 'rosa', nota: '' })
    await act(reader, { tipo: 'palavras', trecho: 'Herdeiro', cor: 'verde', nota: '' })
    const before = await exported(reader)
    await deleteAll(reader)
    const outras = before.map((each) => ({ ...each, trecho: 'palavras que ninguém escreveu' }))
    expect(await importar(reader, outras)).toMatchObject([{ resultado: 'criada' }, { resultado: 'criada' }])
    const [marca, destaque] = await list(reader)
    expect(destaque).toMatchObject({ trecho: 'palavras que ninguém escreveu', lugar: { capitulo_id: null } })
    expect(marca).toMatchObject({ trecho: 'palavras que ninguém escreveu', palavras: { lugar: null } })
    expect(await importar(reader, (await list(reader)).map(toExportada))).toMatchObject([
      { resultado: 'havia' },
      { resultado: 'havia' },
    ])
  })

  it('refuses what has no place, each for itself, and says why', async () => {
    const reader = await harness.reader()
    await act(reader, { tipo: 'nota', ancora: undefined, simbolo: 1, titulo: 'boa', nota: '' })
    const [boa] = await exported(reader)
    if (!boa) throw new Error('There is one.')
    await deleteAll(reader)
    const naBiblia = { em: 'biblia', inicio: 43_003_016, fim: 43_003_016 } as const
    const marca = { ...boa, tipo: 'marca', lugar: naBiblia, titulo: '', cor: 'azul', palavras: null } as const
    const wrong: MarcacaoExportada[] = [
      { ...boa, id: newId(), lugar: { em: 'padrao', padrao: 'cfw', numero: 99, inicio: null, fim: null } },
      { ...boa, id: newId(), lugar: naBiblia },
      { ...marca, id: newId(), lugar: { ...naBiblia, fim: 43_003_999 } },
      { ...marca, id: newId(), lugar: { ...naBiblia, inicio: 99_001_001, fim: 99_001_001 } },
      { ...marca, id: newId(), lugar: { ...naBiblia, inicio: 44_003_016 } },
      { ...marca, id: newId(), cor: null, nota: '' },
      { ...marca, id: newId(), nota: 'a'.repeat(10_001) },
      {
        ...marca,
        id: newId(),
        lugar: { em: 'padrao', padrao: 'cfw', numero: 8, inicio: 100_801_001, fim: 200_101_001 },
      },
      {
        ...boa,
        id: newId(),
        tipo: 'destaque',
        cor: 'azul',
        trecho: 'x',
        lugar: { ...livroLugar(), ebook_id: 999_999 },
      },
      { ...boa, id: newId(), tipo: 'destaque', cor: null, trecho: 'x', lugar: livroLugar() },
    ]
    const resultados = await importar(reader, [...wrong, boa])
    expect(resultados.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
      ...wrong.map(() => 'recusada'),
      'criada',
    ])
    expect(resultados.slice(0, -1).every(({ motivo }: { motivo: string }) => motivo.length > 5)).toBe(true)
    expect(await list(reader)).toHaveLength(1)
    const muitas = Array.from({ length: 51 }, () => boa)
    expect(errorOf(await reader.call(importarMarcacoes, { body: { marcacoes: muitas } })).status).toBe(422)
    expect(
      errorOf(await reader.call(importarMarcacoes, { body: { marcacoes: [{ ...boa, id: 'x' }] } })).status,
    ).toBe(422)
  })
})

function livroLugar() {
  const sem = { capitulo_id: null, paragrafo_inicio_id: null, paragrafo_fim_id: null }
  return { em: 'ebook', ebook_id: livro.id, ...sem, inicio: 0, fim: 1 } as const
}
