/** From a file in pieces to a book that readers find. */
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buscar } from '#contract/busca.ts'
import { lerEbook, listarEbooks } from '#contract/ebooks.ts'
import { BYTES_DA_PARTE, MAX_EPUB_BYTES } from '#contract/editora/arquivos-do-rascunho.ts'
import { type Ato, listarAtos } from '#contract/editora/atos.ts'
import { lerDeNovo, trocarArquivo } from '#contract/editora/envio-do-rascunho.ts'
import { lerLivro } from '#contract/editora/livros.ts'
import {
  criarRascunho,
  excluirRascunho,
  lerCapituloDoRascunho,
  lerRascunho,
  listarRascunhos,
  MAX_RASCUNHOS,
  publicarRascunho,
  type RascunhoCompleto,
  salvarFichaDoRascunho,
} from '#contract/editora/rascunhos.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { METADATA, writeEpub, xhtml } from '#tests/support/epub-writer.ts'
import {
  beginEpub,
  epubOf,
  partesOf,
  publish,
  sendParte,
  settled,
  uploadEpub,
} from '#tests/support/livros-da-mesa.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { sweepRascunhos } from './sweep-rascunhos.ts'

const harness = setupTestApp()
let mesa: Client

const A = 'A fé vem pelo ouvir, e o ouvir pela Palavra de Deus.'
const B = 'Justificados pela fé, temos paz com Deus.'
const C = 'O justo viverá pela fé, como está em Hc 2.4.'

beforeAll(async () => {
  mesa = (await openMesa(harness, 'editor')).client
})

const read = async (id: string): Promise<RascunhoCompleto> =>
  (await mesa.call(lerRascunho, { params: { id } })).json()
const listRascunhos = async (): Promise<{ id: string }[]> => (await mesa.call(listarRascunhos)).json()
const DAY_MS = 24 * 60 * 60 * 1000
const titulosOf = (ebooks: { titulo: string }[]) => ebooks.map(({ titulo }) => titulo)
/** Another server than the one that published notices within seconds. */
/** Each sweep takes out so many; published drafts are among them. */
async function sweepAll(): Promise<void> {
  for (let times = 0; times < 3; times += 1) await sweepRascunhos(harness.db, Date.now() + 31 * DAY_MS)
}

describe('a file in pieces', () => {
  it('comes in any order, twice and with a break between, is read and told of, and becomes a book', async () => {
    // What does not shrink makes a small book a file of three pieces.
    const files = { 'OEBPS/letras.ttf': randomBytes(2.5 * BYTES_DA_PARTE) }
    const metadata = METADATA.replace('urn:prova:1', 'mesa-1').replace('Livro de prova', 'Livro da mesa')
    const documentos = {
      'c1.xhtml': `<h1>Um</h1><p>${A}</p><p>${C}</p>`,
      'c2.xhtml': `<h1>Dois</h1><p>${B}</p>`,
    }
    const bytes = writeEpub({ documentos, metadata, files })
    const partes = partesOf(bytes)
    expect(partes).toHaveLength(3)
    const { id, arquivo, estado } = await beginEpub(mesa, bytes)
    expect([estado, arquivo]).toEqual([
      'recebendo',
      { nome: 'prova.epub', bytes: bytes.length, partes: 3, recebidas: [] },
    ])
    const send = (numero: number) => sendParte(mesa, id, numero, partes[numero - 1]?.parte ?? Buffer.alloc(0))
    expect((await send(3)).json()).toMatchObject({ estado: 'recebendo', arquivo: { recebidas: [3] } })
    expect((await send(1)).json().arquivo.recebidas).toEqual([1, 3])
    expect((await send(1)).json().arquivo.recebidas).toEqual([1, 3])
    expect(errorOf(await mesa.call(lerDeNovo, { params: { id } })).message).toBe(
      'Faltam 1 partes do arquivo.',
    )
    expect(errorOf(await mesa.call(publicarRascunho, { params: { id }, body: { versao: 1 } })).status).toBe(
      409,
    )
    await send(2)
    const lido = await settled(mesa, id)
    expect(lido).toMatchObject({ estado: 'pronto', titulo: 'Livro da mesa', livro: null })
    expect(lido.relatorio).toMatchObject({
      problemas: [],
      identificador: 'mesa-1',
      idioma: 'pt-BR',
      capitulos: [
        { ordem: 1, titulo: 'Um', paragrafos: 2 },
        { ordem: 2, titulo: 'Dois', paragrafos: 1 },
      ],
      capitulos_total: 2,
    })
    expect(lido.relatorio?.troca[0]).toBe('“Livro da mesa” é um livro novo: 2 capítulos, 3 parágrafos.')
    const capitulo = (await mesa.call(lerCapituloDoRascunho, { params: { id, ordem: 1 } })).json()
    expect(capitulo).toMatchObject({
      titulo: 'Um',
      paragrafos_total: 2,
      paragrafos: [{ texto: A }, { texto: C }],
    })
    expect(capitulo.paragrafos[1].marcas).toMatchObject([{ tipo: 'referencia', referencia: 'Hc 2.4' }])
    expect(errorOf(await send(1)).status).toBe(409)

    const listed = async () => (await harness.visitor().call(listarEbooks)).json()
    expect(titulosOf(await listed())).not.toContain('Livro da mesa')
    const publicado = await publish(mesa, lido)
    expect(publicado).toMatchObject({ estado: 'publicado', livro: { titulo: 'Livro da mesa' } })
    await untilHolds(async () => expect(titulosOf(await listed())).toContain('Livro da mesa'))
    const found = (await mesa.call(buscar, { query: { q: 'ouvir pela Palavra', em: 'ebooks' } })).json()
    expect(JSON.stringify(found)).toContain('Livro da mesa')
    expect(
      errorOf(await mesa.call(publicarRascunho, { params: { id }, body: { versao: publicado.versao } }))
        .message,
    ).toBe('Este rascunho já está publicado.')
    expect((await listRascunhos()).map((each) => each.id)).not.toContain(id)
    const { client } = await openMesa(harness, 'administrador')
    const atos: Ato[] = (await client.call(listarAtos)).json()
    const own = atos.filter(({ alvo }) => [String(publicado.livro?.id), id].includes(alvo.id))
    expect(own.map(({ acao, alvo, detalhes }) => [acao, alvo.id, detalhes.titulo])).toEqual([
      ['livro_publicado', String(publicado.livro?.id), 'Livro da mesa'],
      ['rascunho_iniciado', id, 'prova.epub'],
    ])
    await sweepRascunhos(harness.db)
    const { read: reading } = harness.db
    const kept = reading.selectFrom('rascunho_parte').select('numero').where('rascunho_id', '=', id)
    expect(await kept.execute()).toEqual([])
    expect((await read(id)).estado).toBe('publicado')
    await sweepRascunhos(harness.db, Date.now() + 2 * DAY_MS)
    expect(await reading.selectFrom('rascunho').select('id').where('id', '=', id).execute()).toEqual([])
  })

  it('is bounded before a byte of it is kept', async () => {
    const begin = (body: object) => mesa.call(criarRascunho, { body })
    const arquivo = { nome: 'a.epub', bytes: MAX_EPUB_BYTES + 1 }
    expect(errorOf(await begin({ tipo: 'epub', arquivo })).status).toBe(422)
    expect(errorOf(await begin({ tipo: 'epub', arquivo: { nome: 'a.pdf', bytes: 1 } })).status).toBe(422)
    expect(errorOf(await begin({ tipo: 'epub', arquivo: { nome: 'a.epub', bytes: 0 } })).status).toBe(422)
    const { id } = await beginEpub(mesa, Buffer.alloc(BYTES_DA_PARTE + 10))
    const refused = async (numero: number, body: Buffer) => errorOf(await sendParte(mesa, id, numero, body))
    expect((await refused(1, Buffer.alloc(10))).message).toBe('A parte 1 deve ter 1048576 bytes, e tem 10.')
    expect((await refused(2, Buffer.alloc(11))).status).toBe(422)
    expect((await refused(3, Buffer.alloc(10))).message).toBe('O arquivo tem só 2 partes.')
    expect((await refused(1, Buffer.alloc(BYTES_DA_PARTE + 1))).status).toBe(413)
    expect((await read(id)).arquivo?.recebidas).toEqual([])
    expect((await mesa.call(excluirRascunho, { params: { id } })).statusCode).toBe(200)
    expect(errorOf(await mesa.call(lerRascunho, { params: { id } })).status).toBe(404)
    expect(errorOf(await sendParte(mesa, id, 2, Buffer.alloc(10))).status).toBe(404)
  })

  it('is one of fifty drafts and of 500 MB at most', async () => {
    await sweepAll()
    const grande = { tipo: 'epub', arquivo: { nome: 'a.epub', bytes: MAX_EPUB_BYTES } }
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1)
      ids.push((await mesa.call(criarRascunho, { body: grande })).json().id)
    expect(errorOf(await mesa.call(criarRascunho, { body: grande })).message).toContain('500 MB')
    for (let index = ids.length; index < MAX_RASCUNHOS; index += 1)
      ids.push((await mesa.call(criarRascunho, { body: { tipo: 'artigo', titulo: 'x' } })).json().id)
    const more = await mesa.call(criarRascunho, { body: { tipo: 'artigo', titulo: 'x' } })
    expect(errorOf(more).message).toContain('Há 50 rascunhos')
    expect(await listRascunhos()).toHaveLength(MAX_RASCUNHOS)
    await sweepAll()
    expect(await listRascunhos()).toEqual([])
  })
})

describe('a file that is wrong', () => {
  it('is refused with the reason, and another one takes its place, with what the desk wrote', async () => {
    const pdf = Buffer.from('%PDF-1.7 e mais nada')
    const refused = await uploadEpub(mesa, pdf)
    const { id, versao } = refused
    expect(refused).toMatchObject({ estado: 'recusado', do_arquivo: null })
    expect(refused.relatorio?.problemas).toEqual([
      { linha: null, motivo: 'O arquivo é um PDF, não um EPUB.' },
    ])
    expect(errorOf(await mesa.call(publicarRascunho, { params: { id }, body: { versao } })).status).toBe(409)
    const ficha = { titulo: 'Da mesa', areas_tematicas: ['Uma área nova'] }
    const saved = await mesa.call(salvarFichaDoRascunho, { params: { id }, body: { ficha, versao } })
    const bytes = epubOf('trocado', { Um: [A] })
    const arquivo = { nome: 'outro.epub', bytes: bytes.length }
    const stale = await mesa.call(trocarArquivo, { params: { id }, body: { ...arquivo, versao } })
    expect(errorOf(stale).code).toBe('estado_nao_permite')
    const changed = await mesa.call(trocarArquivo, {
      params: { id },
      body: { ...arquivo, versao: saved.json().versao },
    })
    expect(changed.json()).toMatchObject({
      estado: 'recebendo',
      ficha,
      arquivo: { ...arquivo, recebidas: [] },
    })
    await sendParte(mesa, id, 1, bytes)
    const lido = await settled(mesa, id)
    expect(lido).toMatchObject({
      estado: 'pronto',
      titulo: 'Da mesa',
      do_arquivo: { titulo: 'Livro de prova' },
    })
    const { livro } = await publish(mesa, lido)
    const shown = (await harness.visitor().call(lerEbook, { params: { id: livro?.id ?? 0 } })).json()
    expect(shown).toMatchObject({ titulo: 'Da mesa', areas_tematicas: [{ descricao: 'Uma área nova' }] })
  })

  it('leaves the server as it was when it is hostile', async () => {
    const bomb = writeEpub({
      documentos: { 'c1.xhtml': '<p>a</p>' },
      files: { 'OEBPS/c2.xhtml': xhtml(`<p>${'a'.repeat(20 * 1024 * 1024)}</p>`) },
    })
    const rascunho = await uploadEpub(mesa, bomb)
    expect(rascunho.estado).toBe('recusado')
    expect(rascunho.relatorio?.problemas[0]?.motivo).toContain('como uma bomba zip')
    expect((await mesa.call(excluirRascunho, { params: { id: rascunho.id } })).statusCode).toBe(200)
  })
})

describe('a server that went away', () => {
  it('leaves a draft that is read again', async () => {
    const rascunho = await uploadEpub(mesa, epubOf('interrompido', { Um: [A] }))
    const { id } = rascunho
    const leave = (estado: 'lendo' | 'publicando', trabalho_ate: string) =>
      harness.db.write
        .updateTable('rascunho')
        .set({ estado, trabalho: 'outro', trabalho_ate })
        .where('id', '=', id)
        .execute()
    await leave('lendo', '2999-01-01T00:00:00.000Z')
    expect((await read(id)).estado).toBe('lendo')
    expect(errorOf(await mesa.call(lerDeNovo, { params: { id } })).code).toBe('estado_nao_permite')
    await leave('publicando', '2020-01-01T00:00:00.000Z')
    expect((await read(id)).estado).toBe('interrompido')
    await mesa.call(lerDeNovo, { params: { id } })
    const lido = await settled(mesa, id)
    expect(lido.estado).toBe('pronto')
    expect((await publish(mesa, lido)).estado).toBe('publicado')
  })
})

describe('two at once', () => {
  it('publish one edition, and the other is told that the book has changed', async () => {
    const outra = epubOf('dois', { Um: [A, B] })
    const [one, other] = [await uploadEpub(mesa, epubOf('dois', { Um: [A] })), await uploadEpub(mesa, outra)]
    const [first, second] = [await publish(mesa, one), await publish(mesa, other)]
    expect(first.estado).toBe('publicado')
    expect(second).toMatchObject({ estado: 'pronto' })
    expect(second.recusa).toContain('O livro mudou na biblioteca depois que este rascunho foi lido.')
    await mesa.call(lerDeNovo, { params: { id: second.id } })
    const lido = await settled(mesa, second.id)
    expect(lido.relatorio?.troca[0]).toContain('nova edição, com 1 capítulo, 2 parágrafos')
    expect(lido.livro?.id).toBe(first.livro?.id)
    expect((await publish(mesa, lido)).livro?.id).toBe(first.livro?.id)

    const same = await uploadEpub(mesa, outra)
    expect(same.relatorio?.troca).toEqual([
      'O arquivo é o que já está na biblioteca: o texto fica como está.',
    ])
    expect((await publish(mesa, same)).recusa).toContain('não há o que publicar')
  })

  it("do not give a stranger's identifier another book", async () => {
    await publish(mesa, await uploadEpub(mesa, epubOf('modelo', { Um: [A, B] })))
    const metadata = METADATA.replace('Livro de prova', 'Outro livro')
    const stranger = await uploadEpub(
      mesa,
      epubOf('modelo', { Um: ['Palavras inteiramente diferentes.'] }, metadata),
    )
    expect(stranger.estado).toBe('recusado')
    expect(stranger.relatorio?.problemas[0]?.motivo).toContain('já é do livro “Livro de prova”')
  })

  it('may have one draft for a book, whatever identifier its file has', async () => {
    const { livro } = await publish(mesa, await uploadEpub(mesa, epubOf('edicao-a', { Um: [A, B, C] })))
    const id = livro?.id ?? 0
    const rascunho = await uploadEpub(mesa, epubOf('edicao-b', { Um: [A, B] }), id)
    expect(rascunho).toMatchObject({ estado: 'pronto', livro: { id } })
    const begin = (livro: number) =>
      mesa.call(criarRascunho, { body: { tipo: 'epub', arquivo: { nome: 'a.epub', bytes: 1 }, livro } })
    expect(errorOf(await begin(id)).message).toContain('Já há um rascunho')
    expect((await mesa.call(lerLivro, { params: { id } })).json().rascunho).toBe(rascunho.id)
    expect((await publish(mesa, rascunho)).livro?.id).toBe(id)
    expect(errorOf(await begin(1)).message).toContain('vem dos arquivos do servidor')
    const replies = await Promise.all(Array.from({ length: 6 }, () => begin(id)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  })
})
