/** A new edition of a book: readers keep their place and their highlights. */
import { beforeAll, describe, expect, it } from 'vitest'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const { importBook, stored } = setupEpubLibrary(harness)
let leitor: string

beforeAll(async () => {
  await harness.reader()
  leitor = (await harness.db.read.selectFrom('usuario').select('id').executeTakeFirstOrThrow()).id
})

async function insertLeitura(ebook: number, capitulo: number, paragrafo: number | null, deslocamento = 0) {
  const id = crypto.randomUUID()
  await harness.db.write
    .insertInto('leitura')
    .values({
      usuario_id: leitor,
      id,
      ebook_id: ebook,
      estado: 'lendo',
      capitulo_atual_id: capitulo,
      progresso: 42,
      ultima_visualizacao: '2026-11-21T00:00:00.000Z',
      criada_em: '2026-11-21T00:00:00.000Z',
      posicao_paragrafo_id: paragrafo,
      posicao_deslocamento: deslocamento,
      posicao_versao: 3,
      posicao_aparelho: 'celular',
      posicao_em: '2026-11-21T00:00:00.000Z',
    })
    .execute()
  return () =>
    harness.db.read.selectFrom('leitura').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function insertDestaque(
  ebook: number,
  capitulo: number,
  paragrafo: number,
  texto: string,
  trecho: string,
) {
  const id = crypto.randomUUID()
  const inicio = texto.indexOf(trecho)
  await harness.db.write
    .insertInto('destaque')
    .values({
      usuario_id: leitor,
      id,
      ebook_id: ebook,
      ebook_capitulo_id: capitulo,
      paragrafo_inicio_id: paragrafo,
      inicio,
      paragrafo_fim_id: paragrafo,
      fim: inicio + trecho.length,
      trecho,
      antes: texto.slice(0, inicio),
      depois: texto.slice(inicio + trecho.length),
      cor: 'amarelo',
      nota: 'Minha nota.',
      versao: 1,
      criado_em: '2026-11-21T00:00:00.000Z',
      editado_em: '2026-11-21T00:00:00.000Z',
    })
    .execute()
  return () =>
    harness.db.read.selectFrom('destaque').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const A = 'A fé vem pelo ouvir, e o ouvir pela Palavra de Deus.'
const B = 'Justificados pela fé, temos paz com Deus.'
const C = 'O justo viverá pela fé, como está escrito.'
const D = 'A graça e a verdade vieram por Jesus Cristo.'

describe('moveReaders', () => {
  it('takes readers along when a chapter goes and its paragraphs stay', async () => {
    await importBook('leitura', { Um: [A], Dois: [B, C] })
    const { ebook, capitulos, paragrafos } = await stored('leitura')
    const leitura = await insertLeitura(ebook, capitulos.get('Dois') ?? 0, paragrafos.get(C) ?? 0, 8)
    const before = await leitura()
    await importBook('leitura', { Único: [A, B, `Pois ${C}`, D] })
    const after = await stored('leitura')
    expect(await leitura()).toEqual({
      ...before,
      capitulo_atual_id: after.capitulos.get('Único'),
      posicao_paragrafo_id: paragrafos.get(C),
      posicao_deslocamento: 13,
    })
  })

  it('takes highlights along, loses no row of one whose words are gone, and finds it when they are back', async () => {
    await importBook('destaque', { Um: [A, B], Dois: [C] })
    const { ebook, capitulos, paragrafos } = await stored('destaque')
    const capitulo = capitulos.get('Um') ?? 0
    const stays = await insertDestaque(ebook, capitulo, paragrafos.get(A) ?? 0, A, 'vem pelo ouvir')
    const goes = await insertDestaque(ebook, capitulo, paragrafos.get(B) ?? 0, B, 'temos paz')
    const before = { stays: await stays(), goes: await goes() }

    await importBook('destaque', { Um: [`Ora, ${A}`], Dois: [C, D] })
    expect(await stays()).toEqual({
      ...before.stays,
      inicio: before.stays.inicio + 5,
      fim: before.stays.fim + 5,
    })
    expect(await goes()).toEqual({
      ...before.goes,
      ebook_capitulo_id: null,
      paragrafo_inicio_id: null,
      paragrafo_fim_id: null,
    })

    await importBook('destaque', { Um: [A], Dois: [C, D, B] })
    const after = await stored('destaque')
    expect(await stays()).toEqual(before.stays)
    expect(await goes()).toEqual({
      ...before.goes,
      ebook_capitulo_id: after.capitulos.get('Dois'),
      paragrafo_inicio_id: after.paragrafos.get(B),
      paragrafo_fim_id: after.paragrafos.get(B),
    })
  })
})
