/** Marks on words of the standards. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/marcas.ts'
import { type PaginaDoTexto, paginaDoPadrao } from '#contract/padrao-texto.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import {
  CFW_8_1,
  marcasOf,
  markPalavras,
  newMarcaId,
  palavrasOf,
  partesOf,
  savePalavras,
} from '#tests/support/marcar-palavras.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
let leitor: Client

beforeAll(async () => {
  leitor = await harness.reader()
})

async function usoOf(id: string) {
  return harness.db.read
    .selectFrom('uso')
    .innerJoin('marca', 'marca.usuario_id', 'uso.usuario_id')
    .select(['uso.destaques', 'uso.bytes'])
    .where('marca.id', '=', id)
    .executeTakeFirst()
}

describe('words of a standard', () => {
  it('are marked from one part to another, and read from the text by the server', async () => {
    const reader = await harness.reader()
    const partes = await partesOf(harness)
    const palavras = palavrasOf(partes, ['Mediador entre', 'Profeta,'])
    const marca = await markPalavras(reader, palavras, { nota: 'Três ofícios' })
    const { trecho, fonte, ...lugar } = palavras
    expect(marca).toMatchObject({ inicio: CFW_8_1, fim: CFW_8_1 + 1, nota: 'Três ofícios', cor: 'verde' })
    expect(marca.palavras).toEqual({
      edicao: null,
      trecho: 'Mediador entre Deus e o homem, o Profeta,',
      lugar,
    })
    expect(await usoOf(marca.id)).toEqual({
      destaques: 1,
      bytes: Buffer.byteLength(`${marca.palavras?.trecho}${marca.nota}`),
    })
    const row = await harness.db.read.selectFrom('marca').selectAll().where('id', '=', marca.id).execute()
    expect(row).toMatchObject([
      { antes: 'seu Filho unigênito, para ser o ', depois: ' Sacerdote e Rei; o Cabeça e Sal' },
    ])

    const antes = await markPalavras(reader, palavrasOf(partes, ['Aprouve']))
    expect((await marcasOf(reader)).map(({ id }) => id)).toEqual([antes.id, marca.id])
    expect(await marcasOf(reader, 'cfw', 9)).toEqual([])
    await reader.call(contract.deletarMarca, { params: { id: marca.id } })
    expect(await usoOf(antes.id)).toEqual({ destaques: 1, bytes: 7 })
  })

  it('go over paragraphs and sections, and take in the line that ends a section', async () => {
    const partes = await partesOf(harness, 'dcpu', 1)
    const reply = await harness.visitor().call(paginaDoPadrao, { params: { padrao: 'dcpu', numero: 2 } })
    const { secoes }: PaginaDoTexto = reply.json()
    const [first, second] = partes
    expect(first && second).toBeTruthy()
    const todas = { parte_inicio: first?.id ?? 0, inicio: 0, parte_fim: second?.id ?? 0, fim: 5 }
    const trecho = `${first?.texto} ${second?.texto.slice(0, 5)}`
    const { palavras } = await markPalavras(leitor, { fonte: 'dcpu', ...todas, trecho })
    expect(palavras?.trecho.replace('\n', ' ')).toBe(trecho)
    const secao = secoes.find(({ destaque }) => destaque !== null)
    if (!secao?.destaque) return
    const parte = secao.id * 1_000 + contract.ORDEM_DO_DESTAQUE
    const linha = { parte_inicio: parte, inicio: 0, parte_fim: parte, fim: 6 }
    const marca = await markPalavras(leitor, { fonte: 'dcpu', ...linha, trecho: secao.destaque.slice(0, 6) })
    expect(marca.palavras?.lugar).toEqual(linha)
  })

  it('are one however often they are sent; other words with the same id are refused', async () => {
    const partes = await partesOf(harness)
    const id = newMarcaId()
    const palavras = palavrasOf(partes, ['Sacerdote'])
    const replies = await Promise.all([1, 2, 3].map(() => savePalavras(leitor, palavras, { id })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(errorOf(await savePalavras(leitor, palavrasOf(partes, ['Cabeça']), { id })).status).toBe(409)
    expect(errorOf(await savePalavras(leitor, palavras, { id, cor: 'azul' })).status).toBe(409)
    const body = { cor: 'azul', nota: 'nova', versao: 1 }
    const changed = await leitor.call(contract.salvarMarca, { params: { id }, body })
    expect(changed.json()).toMatchObject({ versao: 2, palavras: { trecho: 'Sacerdote' } })
  })

  it('that were chosen in a text that is another one by now are looked for in it', async () => {
    const partes = await partesOf(harness)
    const palavras = palavrasOf(partes, ['Herdeiro de todas as coisas'])
    const moved = await markPalavras(leitor, { ...palavras, inicio: 0, fim: 27 })
    expect(moved.palavras?.lugar?.inicio).toBe(palavras.inicio)
    expect(
      errorOf(await savePalavras(leitor, { ...palavras, trecho: 'Deus', inicio: 1, fim: 5 })).status,
    ).toBe(422)
    expect(
      errorOf(await savePalavras(leitor, { ...palavras, trecho: 'palavras de outro livro' })),
    ).toMatchObject({
      message: 'O texto mudou e não tem mais estas palavras.',
    })
  })

  it('are refused where there are none, with a sentence', async () => {
    const [parte] = await partesOf(harness)
    const palavras = { fonte: 'cfw', parte_inicio: CFW_8_1, inicio: 0, parte_fim: CFW_8_1, fim: 7 }
    expect(parte?.id).toBe(CFW_8_1)
    for (const change of [
      { fonte: 'cmw' },
      { fonte: 'ebook' },
      { parte_fim: CFW_8_1 + 100_000 },
      { parte_inicio: CFW_8_1 + 900 },
      { inicio: -1 },
      { inicio: 99_999 },
      { fim: 99_999 },
      { fim: 2 ** 31 },
      { inicio: 7, fim: 7 },
      { trecho: '' },
      { trecho: 'x'.repeat(5_001) },
    ]) {
      const response = await savePalavras(leitor, { ...palavras, trecho: 'nada assim', ...change })
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().fields)).toEqual([expect.stringMatching(/^palavras\b/)])
    }
    const both = {
      palavras: { ...palavras, trecho: 'Aprouve' },
      lugar: { livro: 43, capitulo: 3, de: 1, ate: 1 },
    }
    const params = { id: newMarcaId() }
    expect(
      errorOf(await leitor.call(contract.salvarMarca, { params, body: { ...both, cor: 'azul' } })).status,
    ).toBe(422)
    const semPagina = await leitor.call(contract.listarMarcasDaPagina, {
      params: { padrao: 'cfw', numero: 34 },
    })
    expect(errorOf(semPagina).status).toBe(404)
    const visitor = harness.visitor()
    const list = await visitor.call(contract.listarMarcasDaPagina, { params: { padrao: 'cfw', numero: 8 } })
    expect(errorOf(list).code).toBe('sem_sessao')
  })
})
