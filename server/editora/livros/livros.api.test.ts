/** Books of the library at the desk: what it writes of them wins, whatever is imported after. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { criarDestaque, listarDestaques } from '#contract/destaques.ts'
import { capaDoEbook, capituloDoEbook, lerEbook, listarEbooks } from '#contract/ebooks.ts'
import { preverArtigo, salvarFonte } from '#contract/editora/artigos.ts'
import { type Ato, listarAtos } from '#contract/editora/atos.ts'
import {
  devolverLivro,
  type LivroCompleto,
  type LivroDaMesa,
  lerLivro,
  listarLivros,
  opcoesDaFicha,
  retirarLivro,
  retomarCapa,
  salvarFicha,
  trocarCapa,
} from '#contract/editora/livros.ts'
import { criarRascunho, type RascunhoCompleto, salvarFichaDoRascunho } from '#contract/editora/rascunhos.ts'
import { criarLeitura } from '#contract/leituras.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { METADATA } from '#tests/support/epub-writer.ts'
import { epubOf, publish, uploadEpub } from '#tests/support/livros-da-mesa.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
const harness = setupTestApp()
const library = setupEpubLibrary(harness)
let mesa: Client

const A = 'A fé vem pelo ouvir, e o ouvir pela Palavra de Deus.'
const B = 'Justificados pela fé, temos paz com Deus.'
const C = 'O justo viverá pela fé, como está escrito.'
const ONE = { id: 1 }

beforeAll(async () => {
  mesa = (await openMesa(harness, 'editor')).client
})

const livroDe = async (id: number): Promise<LivroCompleto> =>
  (await mesa.call(lerLivro, { params: { id } })).json()
const ebook = async (id: number) => (await mesa.call(lerEbook, { params: { id } })).json()
const catalogo = async (): Promise<number[]> =>
  (await mesa.call(listarEbooks)).json().map(({ id }: { id: number }) => id)
/** A server that did not do it itself notices within seconds. */
const whenInCatalogo = (id: number, isThere: boolean) =>
  untilHolds(async () => expect((await catalogo()).includes(id)).toBe(isThere))
const fileOf = (nome: string, bytes: Buffer) => {
  const path = join(library.dir, nome)
  writeFileSync(path, bytes)
  return path
}

describe('the ficha', () => {
  it('lies over the file, field by field, through imports of it, and goes back to it', async () => {
    const before = await livroDe(1)
    expect(before).toMatchObject({ versao: 0, ficha: {}, origem: 'arquivos', alterado_em: null })
    expect(before.em_vigor).toEqual(before.do_arquivo)
    const ficha = {
      titulo: '  Um   título da mesa ',
      prefacio: null,
      autores: [{ nome: 'Autora da Mesa', ano_de_nascimento: 1900, ano_de_morte: null }],
      areas_tematicas: ['Área da mesa', before.do_arquivo.areas_tematicas[0] ?? ''],
    }
    const saved: LivroCompleto = (
      await mesa.call(salvarFicha, { params: ONE, body: { ficha, versao: 0 } })
    ).json()
    expect(saved).toMatchObject({ versao: 1, titulo: 'Um título da mesa', autores: ['Autora da Mesa'] })
    expect(saved.do_arquivo).toEqual(before.do_arquivo)
    expect(saved.em_vigor.areas_tematicas.toSorted()).toEqual(ficha.areas_tematicas.toSorted())
    const stale = await mesa.call(salvarFicha, { params: ONE, body: { ficha: {}, versao: 0 } })
    expect(errorOf(stale)).toMatchObject({ status: 409, code: 'estado_nao_permite' })
    expect(await ebook(1)).toMatchObject({
      titulo: 'Um título da mesa',
      prefacio: null,
      ano: before.do_arquivo.ano,
    })
    const found: LivroDaMesa[] = (
      await mesa.call(listarLivros, { query: { q: 'TITULO mesa autora' } })
    ).json()
    expect(found.map(({ id }) => id)).toEqual([1])
    expect((await mesa.call(opcoesDaFicha)).json().areas_tematicas).toContain('Área da mesa')

    // What the file says is remembered in the file's order once.
    expect((await importPadroes(harness.db, CONTENT, { dryRun: false })).written).toBeLessThanOrEqual(1)
    expect((await importPadroes(harness.db, CONTENT, { dryRun: false })).written).toBe(0)
    expect(await ebook(1)).toMatchObject({ titulo: 'Um título da mesa' })
    const back = await mesa.call(salvarFicha, { params: ONE, body: { ficha: {}, versao: 1 } })
    expect(back.json()).toMatchObject({ versao: 2, ficha: {}, em_vigor: before.em_vigor })
    // The area that no book has any more goes with the next import, and nothing else.
    const { plans } = await importPadroes(harness.db, CONTENT, { dryRun: false })
    const deleted = plans.flatMap(({ deleted: rows }) => rows.map(({ descricao }) => descricao))
    expect(deleted).toEqual(['Área da mesa'])
    expect(plans.flatMap(({ inserted, updated }) => [...inserted, ...updated])).toEqual([])
  })

  it('wins over a file that the shell imports, and every bound of it holds', async () => {
    const { livro } = await publish(mesa, await uploadEpub(mesa, epubOf('ficha', { Um: [A] })))
    const id = livro?.id ?? 0
    const { versao } = await livroDe(id)
    const ficha = { titulo: 'Da mesa', lancamento: '2020-02-03', kind: 'artigo' }
    await mesa.call(salvarFicha, { params: { id }, body: { ficha, versao } })
    await library.importFile(fileOf('ficha.epub', epubOf('ficha', { Um: [A, B], Dois: [C] })))
    const after = await livroDe(id)
    expect(after).toMatchObject({ ...ficha, capitulos: 2, do_arquivo: { titulo: 'Livro de prova' } })
    // Another book of the same identifier is not let in by the title that the desk gave.
    const stranger = METADATA.replace('Livro de prova', 'Outro livro')
    const other = fileOf(
      'outro.epub',
      epubOf('ficha', { Um: ['Palavras inteiramente diferentes.'] }, stranger),
    )
    await expect(library.importFile(other)).rejects.toThrow('já é do livro “Livro de prova”')
    const bad = [
      { titulo: ' ' },
      { titulo: 'a'.repeat(301) },
      { autores: [] },
      { lancamento: '2020-02-31' },
      { ano: 1.5 },
      { areas_tematicas: Array.from({ length: 11 }, (_, index) => `a${index}`) },
    ]
    for (const each of bad) {
      const refused = await mesa.call(salvarFicha, { params: { id }, body: { ficha: each, versao: 0 } })
      expect(errorOf(refused).status).toBe(422)
    }
    expect(errorOf(await mesa.call(lerLivro, { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('the cover', () => {
  it('is the one of the desk until it is taken back, and a new one takes its place', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 300, height: 400, channels: 3, background } })
        .png()
        .toBuffer()
    const give = async (background: string, versao: number): Promise<LivroCompleto> => {
      const headers = { 'content-type': 'image/png' }
      const body = await picture(background)
      return (await mesa.call(trocarCapa, { params: { id: 2 }, query: { versao }, body, headers })).json()
    }
    const red = await give('red', 0)
    expect(red).toMatchObject({ origem_da_capa: 'mesa', versao: 1 })
    const nomeOf = ({ capa }: LivroCompleto) => capa?.split('/').at(-1) ?? ''
    const read = (nome: string) => mesa.call(capaDoEbook, { params: { ebookId: 2, nome } })
    const { width, format } = await sharp((await read(nomeOf(red))).rawPayload).metadata()
    expect([width, format]).toEqual([300, 'webp'])
    expect((await importPadroes(harness.db, CONTENT, { dryRun: false })).written).toBeLessThan(3)
    expect((await livroDe(2)).capa).toBe(red.capa)
    const blue = await give('blue', 1)
    expect(blue.capa).not.toBe(red.capa)
    expect((await read(nomeOf(red))).statusCode).toBe(404)
    const text = await mesa.call(trocarCapa, {
      params: { id: 2 },
      query: { versao: 2 },
      body: 'nenhuma imagem',
      headers: { 'content-type': 'image/png' },
    })
    expect(errorOf(text).status).toBe(422)
    const back = await mesa.call(retomarCapa, { params: { id: 2 }, query: { versao: 2 } })
    expect(back.json()).toMatchObject({ capa: null, origem_da_capa: 'nenhuma' })
    const rows = harness.db.read.selectFrom('ebook_imagem').select('nome').where('ebook_id', '=', 2)
    expect(await rows.execute()).toEqual([])
  })
})

describe('a withdrawn book', () => {
  it('leaves the catalogue and no shelf, through imports and starts, and comes back', async () => {
    const reader = await harness.reader()
    await reader.call(criarLeitura, { params: { ebookId: 3 } })
    const withdrawn = await mesa.call(retirarLivro, {
      params: { id: 3 },
      body: { motivo: 'direitos', versao: 0 },
    })
    expect(withdrawn.json()).toMatchObject({ situacao: 'retirado', retirado_por: 'mesa', versao: 1 })
    await whenInCatalogo(3, false)
    await importPadroes(harness.db, CONTENT, { dryRun: false })
    await whenInCatalogo(3, false)
    const capitulos = await harness.db.read
      .selectFrom('ebook_capitulo')
      .select('id')
      .where('ebook_id', '=', 3)
      .orderBy('id')
      .execute()
    const params = { ebookId: 3, capituloId: capitulos[0]?.id ?? 0 }
    expect((await reader.call(capituloDoEbook, { params })).statusCode).toBe(200)
    const twice = await mesa.call(retirarLivro, { params: { id: 3 }, body: { motivo: 'x', versao: 1 } })
    expect(errorOf(twice).message).toContain('já está retirado')
    const listed: LivroDaMesa[] = (
      await mesa.call(listarLivros, { query: { situacao: 'retirado', limit: 1 } })
    ).json()
    expect(listed.map(({ id }) => id)).toEqual([3])
    const back = await mesa.call(devolverLivro, { params: { id: 3 }, body: { versao: 1 } })
    expect(back.json()).toMatchObject({ situacao: 'publicado', retirado_por: null })
    await whenInCatalogo(3, true)
    expect((await importPadroes(harness.db, CONTENT, { dryRun: false })).written).toBe(0)
    const { client } = await openMesa(harness, 'administrador')
    const atos: Ato[] = (await client.call(listarAtos, { query: { limit: 2 } })).json()
    expect(atos.map(({ acao, detalhes }) => [acao, detalhes])).toEqual([
      ['livro_devolvido', {}],
      ['livro_retirado', { motivo: 'direitos' }],
    ])
  })
})

describe('a new edition', () => {
  it("keeps what readers marked, and the desk's ficha", async () => {
    const { livro } = await publish(
      mesa,
      await uploadEpub(mesa, epubOf('edicoes', { Um: [A, B], Dois: [C] })),
    )
    const ebookId = livro?.id ?? 0
    const { versao } = await livroDe(ebookId)
    await mesa.call(salvarFicha, {
      params: { id: ebookId },
      body: { ficha: { titulo: 'Meu título' }, versao },
    })
    const before = await library.stored('edicoes')
    const reader = await harness.reader()
    await reader.call(criarLeitura, { params: { ebookId } })
    const paragrafo = before.paragrafos.get(C) ?? 0
    const passage = { paragrafo_inicio_id: paragrafo, paragrafo_fim_id: paragrafo, inicio: 2, fim: 7 }
    const body = { capitulo_id: before.capitulos.get('Dois') ?? 0, ...passage, cor: 'azul', nota: '' }
    expect((await reader.call(criarDestaque, { params: { ebookId }, body })).statusCode).toBe(201)
    const rascunho = await uploadEpub(mesa, epubOf('edicoes', { Dois: ['Antes.', C], Um: [A, B] }))
    expect(rascunho).toMatchObject({
      livro: { id: ebookId },
      titulo: 'Meu título',
      ficha: { titulo: 'Meu título' },
    })
    expect(rascunho.relatorio?.troca.join('\n')).toContain('1 parágrafo novo')
    expect((await publish(mesa, rascunho)).estado).toBe('publicado')
    const [destaque] = (await reader.call(listarDestaques, { params: { ebookId } })).json()
    expect(destaque).toMatchObject({ paragrafo_inicio_id: paragrafo, inicio: 2, fim: 7 })
    expect((await library.stored('edicoes')).paragrafos.get(C)).toBe(paragrafo)
    expect((await livroDe(ebookId)).titulo).toBe('Meu título')
  })
})

describe('an article', () => {
  it('is written, previewed, published, left alone by starts, and edited again', async () => {
    const fonte = 'A fé *salva*.[^1]\n\n## Segundo\n\n- Um item, como em Rm 8.1\n\n[^1]: Uma nota.\n'
    const previa = (await mesa.call(preverArtigo, { body: { titulo: 'Da fé', fonte } })).json()
    expect(previa.problemas).toEqual([])
    expect(previa.capitulos.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Da fé', 'Segundo'])
    expect((await mesa.call(preverArtigo, { body: { titulo: '', fonte: '# A' } })).json()).toMatchObject({
      problemas: [{ linha: 1 }, { linha: 1 }],
      capitulos: [],
    })
    const begun: RascunhoCompleto = (
      await mesa.call(criarRascunho, { body: { tipo: 'artigo', titulo: 'Da fé' } })
    ).json()
    const params = { id: begun.id }
    const save = async (texto: string, versao: number): Promise<RascunhoCompleto> =>
      (await mesa.call(salvarFonte, { params, body: { fonte: texto, versao } })).json()
    const wrong = await save('# A\n\nB.', begun.versao)
    expect(wrong).toMatchObject({
      estado: 'recusado',
      fonte: '# A\n\nB.',
      relatorio: { problemas: [{ linha: 1 }] },
    })
    const right = await save(fonte, wrong.versao)
    expect(right).toMatchObject({ estado: 'pronto', relatorio: { capitulos_total: 2 } })
    const ficha = { autores: [{ nome: 'João Calvino', ano_de_nascimento: null, ano_de_morte: null }] }
    const named: RascunhoCompleto = (
      await mesa.call(salvarFichaDoRascunho, { params, body: { ficha, versao: right.versao } })
    ).json()
    const { livro } = await publish(mesa, named)
    const id = livro?.id ?? 0
    expect(await livroDe(id)).toMatchObject({ origem: 'mesa', kind: 'artigo', titulo: 'Da fé', capitulos: 2 })
    await importPadroes(harness.db, CONTENT, { dryRun: false })
    await whenInCatalogo(id, true)

    const again: RascunhoCompleto = (
      await mesa.call(criarRascunho, { body: { tipo: 'artigo', titulo: 'Da fé', livro: id } })
    ).json()
    expect(again).toMatchObject({ fonte, ficha, livro: { id } })
    const edited = await mesa.call(salvarFonte, {
      params: { id: again.id },
      body: { fonte: fonte.replace('salva', 'salva sempre'), versao: again.versao },
    })
    expect((await publish(mesa, edited.json())).livro?.id).toBe(id)
    expect((await livroDe(id)).capitulos).toBe(2)
  })
})
