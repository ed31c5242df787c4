import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { Aparencia, salvarAparencia } from '#contract/aparencia.ts'
import { cadastro, login, user } from '#contract/auth.ts'
import { criarDestaque } from '#contract/destaques.ts'
import { criarLeitura, salvarPosicao } from '#contract/leituras.ts'
import { salvarMarca } from '#contract/marcas.ts'
import type { MeusDados } from '#contract/meus-dados.ts'
import { criarNota } from '#contract/notas.ts'
import { salvarParada } from '#contract/paradas.ts'
import { baixarDados, enviarFoto, salvarPreferencias } from '#contract/perfil.ts'
import { issueChave } from '#server/correio/chave-de-conta.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { addEtiqueta, expectPostas } from '#tests/support/etiqueta-rows.ts'
import { addMemoria } from '#tests/support/memoria-rows.ts'
import { readDados } from '#tests/support/meus-dados.ts'
import { addPapelEAto } from '#tests/support/papel-e-ato.ts'
import { addPlano } from '#tests/support/plano-rows.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { readZip } from '#tests/support/zip-reader.ts'

const harness = setupTestApp()
const NOTAS = 45

let helena: Client
let ebook: InsertedEbook
let dados: MeusDados
let files: Map<string, Buffer>

beforeAll(async () => {
  ebook = await insertEbook(harness.db, { titulo: 'Livro lido' })
  helena = await register()
  await fillAccount(helena)
  await addPapelEAto(harness, 'helena@exemplo.com.br')
  const response = await helena.call(baixarDados)
  files = readZip(response.rawPayload)
  dados = readDados(response)
})

/** By calls, which leave the security events that rows do not. */
async function register(): Promise<Client> {
  const client = await harness.visitorWithToken()
  const conta = { username: 'Helena', email: 'helena@exemplo.com.br', password: 'senha-de-prova' }
  await client.call(cadastro, { body: conta })
  await client.call(login, { body: conta })
  return client
}

/** Something in every table that a reader has rows in. */
async function fillAccount(reader: Client): Promise<void> {
  for (let nota = 1; nota <= NOTAS; nota += 1) {
    const texto = { titulo: `Nota ${nota}`, anotacao: 'fé "viva"\n🕊' }
    const lugar = { simbolo: 1 + (nota % 6), numero_pergunta: 1, ...(nota === 1 && { ancora: 's1' }) }
    const body = { ...lugar, ...texto }
    await reader.call(criarNota, { body })
  }
  const [capitulo] = ebook.capitulos
  const [paragrafo_id] = capitulo?.paragrafoIds ?? []
  const { id } = (await reader.call(criarLeitura, { params: { ebookId: ebook.id } })).json()
  const lugar = { capitulo_id: capitulo?.id, paragrafo_id, deslocamento: 3, versao: 0, aparelho: 'Celular' }
  await reader.call(salvarPosicao, { params: { id }, body: lugar })
  const marca = { paragrafo_inicio_id: paragrafo_id, inicio: 0, paragrafo_fim_id: paragrafo_id, fim: 9 }
  const destaque = { ...marca, capitulo_id: capitulo?.id, cor: 'verde', nota: 'minha' }
  await reader.call(criarDestaque, { params: { ebookId: ebook.id }, body: destaque })
  const parada = { tipo: 'biblia', livro: 43, capitulo: 3, versiculo: 16, ha_ms: 0 }
  await reader.call(salvarParada, { body: parada })
  const naBiblia = { lugar: { livro: 43, capitulo: 3, de: 16, ate: 17 }, cor: 'azul', nota: 'amor' }
  const marcaId = '01890000-0000-7000-8000-00000000000c'
  await reader.call(salvarMarca, { params: { id: marcaId }, body: naBiblia })
  const doPadrao = { parte_inicio: 100_801_001, inicio: 0, parte_fim: 100_801_001, fim: 7 }
  const emPalavras = { palavras: { fonte: 'cfw', ...doPadrao, trecho: 'Aprouve' }, cor: 'rosa' }
  await reader.call(salvarMarca, { params: { id: marcaId.replace(/c$/, 'd') }, body: emPalavras })
  await addEtiqueta(reader)
  await addMemoria(reader)
  await addPlano(reader)
  await reader.call(salvarAparencia, { body: Aparencia.parse({ corpo: 1.14 }) })
  const preferencias = { novos_livros: true, estudo_semanal: false, plano: 'anual' }
  await reader.call(salvarPreferencias, { body: preferencias })
  await insertAssinatura(harness.db, { email: (await reader.call(user)).json().email })
  const create = { width: 600, height: 600, channels: 3, background: '#123456' } as const
  const { id: usuarioId } = await harness.db.read.selectFrom('usuario').select('id').executeTakeFirstOrThrow()
  await issueChave(harness.db, 'confirmar', { usuarioId, endereco: 'helena@exemplo.com.br' })
  const foto = await sharp({ create }).png().toBuffer()
  await reader.call(enviarFoto, { body: foto, headers: { 'content-type': 'image/png' } })
}

type Row = Record<string, unknown>

/** Without columns that do not leave the server; each needs its reason. */
function without(row: Row, ...columns: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}

/** Every column but whose it is. */
function expectAll(rows: Row[], exported: unknown, count: number): void {
  expect(rows).toHaveLength(count)
  expect(exported).toEqual(rows.map((row) => without(row, 'usuario_id')))
}

const semBusca = (row: Row) => without(row, 'nome_busca')
const LIVRO = { ebook: 'Livro lido', capitulo: 'Capítulo 1' }

/** What dados.json says of the rows of each table; a column that is in neither makes the comparison fail. */
const EXPORTED: Record<string, (rows: Row[]) => void> = {
  anotacao: (rows) => {
    const simbolos = ['CFW', 'CMW', 'BCW', 'FGOP', 'DCPU', 'DCPR']
    const wanted = rows.map(({ simbolo_id, ...row }) => ({
      // Made from the text, for the search.
      ...without(row, 'usuario_id', 'texto_busca'),
      padrao: simbolos[Number(simbolo_id) - 1],
    }))
    expect(wanted).toHaveLength(NOTAS)
    expect(dados.notas).toEqual(wanted)
  },
  leitura: (rows) => {
    const wanted = rows.map(({ capitulo_atual_id, ...row }) => {
      const place = Object.keys(row).filter((column) => column.startsWith('posicao_'))
      const { posicao_em: salva_em, ...rest } = row
      const posicao = place
        .filter((column) => column !== 'posicao_em')
        .map((column) => [column.replace('posicao_', ''), rest[column]])
      return {
        ...without(row, 'usuario_id', ...place),
        ...LIVRO,
        capitulo_id: capitulo_atual_id,
        posicao: { ...Object.fromEntries(posicao), salva_em },
      }
    })
    expect(wanted).toHaveLength(1)
    expect(dados.leituras).toEqual(wanted)
  },
  destaque: (rows) => {
    const wanted = rows.map(({ ebook_capitulo_id, ...row }) => ({
      ...without(row, 'usuario_id'),
      ...LIVRO,
      capitulo_id: ebook_capitulo_id,
    }))
    expect(wanted).toHaveLength(1)
    expect(dados.destaques).toEqual(wanted)
  },
  marca: (rows) => expectAll(rows, dados.marcas, 2),
  // Without what the search compares.
  etiqueta: (rows) => expectAll(rows.map(semBusca), dados.etiquetas, 1),
  etiqueta_da_nota: (rows) => expectPostas(rows, dados, 'nota'),
  etiqueta_do_destaque: (rows) => expectPostas(rows, dados, 'destaque'),
  etiqueta_da_marca: (rows) => expectPostas(rows, dados, 'marca'),
  memoria_perfil: (rows) => expectAll(rows, dados.memoria_perfis, 2),
  versiculo_escolhido: (rows) => expectAll(rows, dados.versiculos_escolhidos, 1),
  revisao: (rows) => expectAll(rows, dados.revisoes, 1),
  plano_iniciado: (rows) => {
    const wanted = rows.map((row) => ({ ...without(row, 'usuario_id'), encerrado: row.encerrado === 1 }))
    expect(dados.planos_iniciados).toEqual(wanted.map((plano) => expect.objectContaining(plano)))
  },
  plano_porcao: (rows) => {
    const wanted = rows.map((row) => ({ ...without(row, 'usuario_id', 'inicio_id'), feito: row.feito === 1 }))
    expect(dados.planos_iniciados).toMatchObject([{ marcas: wanted }])
  },
  // What the key of his calendar is made of opens nothing by itself.
  planos_do_leitor: ([row]) => expect(dados.calendario).toBe(row?.sal_do_calendario !== null),
  papel: (rows) => {
    expect(rows).toHaveLength(1)
    expect(dados.papel).toEqual(without(rows[0] ?? {}, 'usuario_id'))
  },
  parada: (rows) => expectAll(rows, dados.paradas, 1),
  // The hash of the token would let nobody in, and tells nobody anything.
  sessao: (rows) => {
    const wanted = rows.map((row) => ({ ...without(row, 'usuario_id', 'token_hash'), atual: true }))
    expect(dados.sessoes).toEqual(wanted)
  },
  preferencia: (rows) => {
    const valores = Object.fromEntries(rows.map(({ chave, valor }) => [chave, JSON.parse(String(valor))]))
    const { plano } = dados.preferencias
    expect({ perfil: { plano }, aparencia: dados.aparencia }).toEqual(valores)
  },
  aviso: (rows) => {
    expect(rows.map(({ tipo }) => tipo)).toEqual(['novos_livros'])
    expect(dados.avisos).toEqual(rows.map((row) => without(row, 'usuario_id')))
    expect(dados.preferencias).toMatchObject({ novos_livros: true, estudo_semanal: false })
  },
  foto: (rows) => {
    // The version is part of the address in `perfil.foto`.
    const names = rows.map(({ tamanho, webp_base64, ...row }) => {
      expect(Object.keys(row).sort()).toEqual(['usuario_id', 'versao'])
      expect(files.get(`foto-${tamanho}.webp`)?.toString('base64')).toBe(webp_base64)
      expect(dados.perfil.foto).toContain(row.versao)
      return `foto-${tamanho}.webp`
    })
    expect([...files.keys()]).toEqual(['LEIA-ME.txt', 'dados.json', ...names])
  },
  assinatura: (rows) => {
    expect(rows).toHaveLength(1)
    const wanted = rows.map(({ renova, cancelada, retomavel, ...row }) => ({
      ...without(row, 'usuario_id'),
      renova: renova === 1,
      cancelada: cancelada === 1,
      retomavel: retomavel === 1,
    }))
    expect(dados.assinaturas).toEqual(wanted)
  },
  pagamento: (rows) => {
    expect(rows).toHaveLength(1)
    // A code to pay by, of no use once it has expired.
    expect(dados.pagamentos).toEqual(rows.map((row) => without(row, 'usuario_id', 'instrucao')))
  },
  // The row of its registration; `reserva` is the sender's own.
  correio: (rows) => {
    const wanted = rows.map((row) => ({
      ...without(row, 'usuario_id', 'reserva'),
      dados: JSON.parse(String(row.dados)),
    }))
    expect(rows.map(({ tipo }) => tipo)).toEqual(['confirmar'])
    expect(dados.correios).toEqual(wanted)
  },
  // The hash opens nothing, and tells nobody anything.
  chave_de_conta: (rows) => {
    expect(rows).toHaveLength(1)
    expect(dados.chaves).toEqual(rows.map((row) => without(row, 'usuario_id', 'hash')))
  },
  // The mark is a hash.
  aparelho: (rows) => expectAll(rows, dados.aparelhos, 1),
  uso: ([row]) => expect(dados.uso).toEqual(without(row ?? {}, 'usuario_id', 'mudancas')),
}

/** Tables with rows of a reader that are not in the file, and why. */
const LEFT_OUT: Record<string, string> = {
  conta_palavra: 'words of the name and the address, made from them, and gone with them',
  busca_nota: 'numbers that the search gives to notes; made from them, and gone with them',
  busca_destaque: 'numbers that it gives to highlights with a note; made from them, and gone with them',
}

describe('the ZIP of a reader', () => {
  it('has the rows of every table that names readers, column by column', async () => {
    const { id } = dados.perfil
    const tables = await harness.db.read.introspection.getTables()
    const ofReaders = tables.filter(({ columns }) => columns.some(({ name }) => name === 'usuario_id'))
    const names = ofReaders.map(({ name }) => name)
    expect(names.sort()).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].sort())
    for (const [table, compare] of Object.entries(EXPORTED)) {
      const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE usuario_id = ${id}`.execute(
        harness.db.read,
      )
      compare(rows.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)))
    }
  })

  it('has the account itself, but for what tells the password', async () => {
    const row = await harness.db.read
      .selectFrom('usuario')
      .selectAll()
      .where('id', '=', dados.perfil.id)
      .executeTakeFirstOrThrow()
    // The e-mail is kept once more in lower case, to be compared; na_procura is the program's own.
    expect(dados.perfil).toEqual(without({ ...row }, 'senha_hash', 'email_normalizado', 'na_procura'))
    expect([...files.values()].some((file) => file.includes('argon2'))).toBe(false)
  })

  it('has what the publisher did with the account, and with no other', () => {
    expect(dados.atos).toMatchObject([{ acao: 'papel_dado' }])
  })

  it('has the security events of the account, and of no other', async () => {
    const rows = await harness.db.read.selectFrom('evento_seguranca').selectAll().orderBy('id').execute()
    const [{ leitor } = { leitor: '' }] = rows.filter(({ tipo }) => tipo === 'dados_baixados')
    // The pseudonym leads nobody anywhere who has not the key.
    const wanted = rows.filter((row) => row.leitor === leitor).map((row) => without({ ...row }, 'leitor'))
    expect(dados.seguranca.map(({ tipo }) => tipo)).toEqual(['cadastro', 'login', 'dados_baixados'])
    expect(dados.seguranca).toEqual(wanted.slice(0, 3))
  })

  it('is a file to be saved, kept by no cache, with a text that explains it', async () => {
    const { headers } = await helena.call(baixarDados)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="meus-dados.zip"',
      'cache-control': 'no-store',
    })
    const text = files.get('LEIA-ME.txt')?.toString()
    for (const name of files.keys()) if (name !== 'LEIA-ME.txt') expect(text).toContain(name)
  })

  it("of somebody who has nothing is whole too, without anybody else's rows", async () => {
    const response = await (await harness.reader()).call(baixarDados)
    expect(readDados(response)).toMatchObject({
      ...{ notas: [], leituras: [], destaques: [], marcas: [], etiquetas: [], etiquetas_postas: [] },
      ...{ revisoes: [], assinaturas: [], pagamentos: [], aparencia: null },
    })
    expect([...readZip(response.rawPayload).keys()]).toEqual(['LEIA-ME.txt', 'dados.json'])
  })

  it('asks for a session', async () => {
    expect(errorOf(await harness.visitor().call(baixarDados)).code).toBe('sem_sessao')
  })
})
