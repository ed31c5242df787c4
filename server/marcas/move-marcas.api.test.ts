/** Marks on words when the text changes under them: by a correction at the desk, by its files, by another import of an edition. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type Versiculo, versiculos } from '#contract/biblia.ts'
import { baixarCorrecoes, desfazerCorrecao, lerTexto, publicarTexto } from '#contract/editora/textos.ts'
import * as contract from '#contract/marcas.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import { importBiblia } from '#server/conteudo/import-biblia.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import {
  CFW_8_1,
  marcasOf,
  markPalavras,
  palavrasOf,
  partesOf,
  savePalavras,
} from '#tests/support/marcar-palavras.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const MEDIADOR = 'o Mediador entre Deus e o homem'
let leitor: Client

beforeEach(async () => {
  leitor = await harness.reader()
})

const find = async (id: string) => (await marcasOf(leitor)).find((marca) => marca.id === id)?.palavras

describe('a text that is corrected', () => {
  it('keeps marks on their words, says which it has lost, and has them back when it is undone', async () => {
    const mesa = (await openMesa(harness, 'editor')).client
    const params = { chave: 'cfw-8' }
    const partes = await partesOf(harness)
    const ficam = await markPalavras(leitor, palavrasOf(partes, [MEDIADOR]))
    const curta = await markPalavras(leitor, palavrasOf(partes, ['Rei']))
    const longe = await markPalavras(leitor, palavrasOf(partes, ['sem pecado']))
    const { texto, versao } = (await mesa.call(lerTexto, { params })).json()
    const novo = texto
      .replace('Aprouve a Deus', 'Foi do agrado de Deus')
      // A part more, so that the parts after it have other numbers.
      .replace('eterno propósito,', 'eterno propósito,[^100]')
      .replace('\n[^1]: ', '\n[^100]: Ef 1.4\n[^1]: ')
      .replace('Sacerdote[^3] e Rei;', 'Sacerdote[^3] e Monarca;')
    const renumbered = renumber(novo)
    const body = { texto: renumbered, motivo: 'Prova', versao }
    const published = await mesa.call(publicarTexto, { params, body })
    expect(published.json()).toMatchObject({ estado: 'corrigida' })

    const depois = await find(ficam.id)
    expect(depois).toMatchObject({ trecho: MEDIADOR, lugar: { parte_inicio: CFW_8_1 + 1 } })
    expect(await find(longe.id)).toEqual(longe.palavras)
    expect(await find(curta.id)).toEqual({ edicao: null, trecho: 'Rei', lugar: null })
    expect((await marcasOf(leitor)).at(-1)?.id).toBe(curta.id)
    const row = await harness.db.read.selectFrom('marca').selectAll().where('id', '=', ficam.id).execute()
    expect(row).toMatchObject([{ versao: 1, inicio: CFW_8_1 + 1, atualizado_em: ficam.atualizado_em }])
    // Its colour can be changed all the same.
    const azul = { cor: 'azul', nota: '', versao: 1 }
    const changed = await leitor.call(contract.salvarMarca, { params: { id: curta.id }, body: azul })
    expect(changed.json()).toMatchObject({ cor: 'azul', palavras: { lugar: null } })

    const undo = { motivo: 'Prova', versao: published.json().versao }
    expect((await mesa.call(desfazerCorrecao, { params, body: undo })).json()).toMatchObject({
      estado: 'original',
    })
    for (const { id, palavras } of [ficam, curta, longe]) expect(await find(id)).toEqual(palavras)
    expect((await mesa.call(baixarCorrecoes)).statusCode).toBe(404)
  })

  it('is looked at again when its files are imported, and nothing is done where nothing changed', async () => {
    await markPalavras(leitor, palavrasOf(await partesOf(harness), [MEDIADOR]))
    const [antes] = await marcasOf(leitor)
    await harness.db.write
      .updateTable('parte')
      .set({ parte: 'Outras palavras, sem nada do que havia.' })
      .where('id', '=', CFW_8_1)
      .execute()
    expect((await importPadroes(harness.db, `${PROJECT_ROOT}/content`, { dryRun: false })).written).toBe(1)
    expect((await marcasOf(leitor))[0]).toEqual(antes)
  })
})

/** Footnotes count from 1 in the order of the text. */
function renumber(texto: string): string {
  const order = [...texto.matchAll(/\[\^(\d+)\](?!:)/g)].map(([, numero]) => numero)
  return texto.replace(/\[\^(\d+)\]/g, (_, numero: string) => `[^${order.indexOf(numero) + 1}]`)
}

describe('words of the Bible', () => {
  const BIBLIA = (texto: string): ParsedBiblia => ({
    ...{ nome: 'Bíblia de prova', versao: null, licenca: null, atribuicao: null },
    livros: [
      {
        id: 43,
        capitulos: [
          {
            numero: 3,
            titulo: null,
            versiculos: [
              { numero: 16, texto: 'Porque Deus amou o mundo,' },
              { numero: 17, ate: 18, texto },
            ],
          },
        ],
      },
    ],
  })
  const install = async (texto: string) =>
    importBiblia(harness.db, { biblia: BIBLIA(texto), correcoes: [] }, await loadCanon(), {
      dryRun: false,
      sigla: 'PROVA',
    })
  const versosOf = async (edicao: string) => {
    const params = { livro: 43, capitulo: 3 }
    const rows: Versiculo[] = (await leitor.call(versiculos, { params, query: { edicao } })).json()
    return rows.map(({ id, texto_biblico }) => ({ id, texto: texto_biblico }))
  }
  const markAmou = async () => {
    const palavras = palavrasOf(await versosOf('PROVA'), ['amou', 'enviou'], 'biblia')
    return { palavras, marca: await markPalavras(leitor, palavras, { edicao: 'PROVA', cor: 'roxo' }) }
  }
  const listIn = async (edicao?: string): Promise<contract.MarcaNoCapitulo[]> => {
    const params = { livro: 43, capitulo: 3 }
    return (await leitor.call(contract.listarMarcas, { params, ...(edicao && { query: { edicao } }) })).json()
  }

  it('are of the edition in which they were chosen, and of its verses in every other', async () => {
    await install('e enviou o seu Filho para nos salvar.')
    const { marca, palavras } = await markAmou()
    const { trecho, fonte, ...lugar } = palavras
    expect(marca).toMatchObject({ inicio: 43_003_016, fim: 43_003_018 })
    expect(marca.palavras).toEqual({ edicao: 'PROVA', lugar, trecho: 'amou o mundo, e enviou' })
    expect(await listIn('PROVA')).toEqual([{ ...marca, de: 16, ate: 17 }])
    expect(await listIn()).toEqual([{ ...marca, de: 16, ate: 18 }])
    expect(errorOf(await savePalavras(leitor, palavras, { edicao: 'NADA' })).status).toBe(404)
    expect(
      errorOf(await savePalavras(leitor, { ...palavras, parte_fim: 43_004_001 }, { edicao: 'PROVA' })).status,
    ).toBe(422)
  })

  it('go with them when the edition is imported anew, and are shown as they were when they are gone', async () => {
    await install('e enviou o seu Filho para nos salvar.')
    await markAmou()
    const [before] = await listIn('PROVA')
    await install('e eis que enviou o seu Filho, para nos salvar.')
    expect((await listIn('PROVA'))[0]?.palavras).toMatchObject({
      lugar: null,
      trecho: 'amou o mundo, e enviou',
    })
    await install('e enviou seu único Filho.')
    expect((await listIn('PROVA'))[0]).toEqual(before)
  })
})
