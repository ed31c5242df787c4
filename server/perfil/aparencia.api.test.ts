import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Aparencia, lerAparencia, salvarAparencia } from '#contract/aparencia.ts'
import { criarDestaque } from '#contract/destaques.ts'
import { criarLeitura, salvarPosicao } from '#contract/leituras.ts'
import { baixarDados, excluirConta } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { readDados } from '#tests/support/meus-dados.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()

const PADRAO: Aparencia = {
  corpo: 1,
  entrelinha: 1,
  familia: 'alegreya',
  largura: 36.5,
  justificado: false,
  hifenizacao: false,
  tema_da_leitura: 'site',
  clara_da_leitura: null,
  tema: 'sistema',
  numeros: true,
  disposicao: 'corrido',
}
const ESCOLHIDA: Aparencia = {
  ...PADRAO,
  corpo: 1.29,
  familia: 'hanken',
  largura: 42,
  tema_da_leitura: 'sepia',
  clara_da_leitura: 'sepia',
}

let helena: Client

beforeEach(async () => {
  helena = await harness.reader()
})

function save(client: Client, body: unknown) {
  return client.call(salvarAparencia, { body })
}

describe('how texts look', () => {
  it('is nothing at first, then what the reader chose, and only this reader', async () => {
    expect((await helena.call(lerAparencia)).json()).toBeNull()
    expect((await save(helena, ESCOLHIDA)).json()).toEqual(ESCOLHIDA)
    expect((await helena.call(lerAparencia)).json()).toEqual(ESCOLHIDA)
    expect((await save(helena, PADRAO)).json()).toEqual(PADRAO)
    expect((await helena.call(lerAparencia)).json()).toEqual(PADRAO)
    expect((await (await harness.reader()).call(lerAparencia)).json()).toBeNull()
  })

  it('takes the default for what is not one of the choices, sent or stored', async () => {
    const strange = { ...ESCOLHIDA, corpo: 7, tema: 'neon', extra: 'x' }
    expect((await save(helena, strange)).json()).toEqual({ ...ESCOLHIDA, corpo: 1, tema: 'sistema' })
    const valor = JSON.stringify({ corpo: 99, largura: 42 })
    await harness.db.write
      .updateTable('preferencia')
      .set({ valor })
      .where('chave', '=', 'aparencia')
      .execute()
    expect((await helena.call(lerAparencia)).json()).toEqual({ ...PADRAO, largura: 42 })
  })

  it.each([undefined, [], 'escuro', 7])('refuses %j', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const call = { body: body === undefined ? undefined : JSON.stringify(body), headers }
    expect(errorOf(await helena.call(salvarAparencia, call)).status).toBe(422)
  })

  it('asks for a session, and for the CSRF token', async () => {
    const visitor = await harness.visitorWithToken()
    expect(errorOf(await visitor.call(lerAparencia)).code).toBe('sem_sessao')
    expect(errorOf(await save(visitor, PADRAO)).code).toBe('sem_sessao')
    expect(errorOf(await helena.call(salvarAparencia, { body: PADRAO, csrf: false })).status).toBe(403)
  })
})

describe("the reader's data", () => {
  let ebook: InsertedEbook

  async function readerWithShelf(): Promise<Client> {
    const reader = await harness.reader()
    const { id } = (await reader.call(criarLeitura, { params: { ebookId: ebook.id } })).json()
    const [capitulo] = ebook.capitulos
    const [paragrafo] = capitulo?.paragrafoIds ?? []
    const posicao = { capitulo_id: capitulo?.id, paragrafo_id: paragrafo, deslocamento: 3 }
    const body = { ...posicao, versao: 0, aparelho: 'Celular' }
    await reader.call(salvarPosicao, { params: { id }, body })
    await reader.call(criarDestaque, {
      params: { ebookId: ebook.id },
      body: {
        capitulo_id: capitulo?.id,
        paragrafo_inicio_id: paragrafo,
        inicio: 0,
        paragrafo_fim_id: paragrafo,
        fim: 9,
        cor: 'verde',
        nota: 'minha',
      },
    })
    await save(reader, ESCOLHIDA)
    return reader
  }

  beforeAll(async () => {
    ebook = await insertEbook(harness.db, { titulo: 'Livro lido' })
  })

  it('has readings with their place, highlights and the look of texts', async () => {
    const reader = await readerWithShelf()
    expect(readDados(await reader.call(baixarDados))).toMatchObject({
      leituras: [
        {
          ebook: 'Livro lido',
          capitulo: 'Capítulo 1',
          posicao: { deslocamento: 3, aparelho: 'Celular', versao: 1 },
        },
      ],
      destaques: [{ ebook: 'Livro lido', capitulo: 'Capítulo 1', trecho: 'Parágrafo', nota: 'minha' }],
      aparencia: ESCOLHIDA,
    })
    expect(readDados(await (await harness.reader()).call(baixarDados))).toMatchObject({
      leituras: [],
      destaques: [],
      aparencia: null,
    })
  })

  it('goes with the account', async () => {
    const count = async () => {
      const leituras = await harness.db.read.selectFrom('leitura').selectAll().execute()
      const destaques = await harness.db.read.selectFrom('destaque').selectAll().execute()
      return [leituras.length, destaques.length]
    }
    const before = await count()
    const reader = await readerWithShelf()
    await reader.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await count()).toEqual(before)
  })
})
