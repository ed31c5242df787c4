import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ficha } from '#contract/editora/ficha.ts'
import type { LivroCompleto, LivroDaMesa, OpcoesDaFicha, SituacaoDoLivro } from '#contract/editora/livros.ts'
import { foldText } from '#contract/fold.ts'
import type { Mudanca } from '#server/conteudo/ficha/change-livro.ts'
import { readFichaEmVigor, readLinha } from '#server/conteudo/ficha/read-linha.ts'
import type { ParsedImagem } from '#server/conteudo/parsers/content-model.ts'
import type { Catalogo, EbookDoCatalogo } from '#server/ebooks/catalogo.ts'
import { decodeCursor, encodeCursor, invalidCursor } from '#server/ebooks/cursor.ts'
import { sortByText } from '#server/ebooks/sort-by-text.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { EbookTable } from '#server/platform/tables.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { toLivro, toLivroCompleto } from './presenter.ts'
import { listDosLivros } from './rascunhos-repository.ts'
import { countCapitulos, findEbook, listAreas, listAutores, listEbooks } from './repository.ts'

const MAX_OPCOES = 2_000

interface ProcuraDeLivros {
  q: string
  situacao: SituacaoDoLivro | null
  cursor: string | null
  limit: number
}

/** By title, those that left the catalogue included. @throws AppError 422 */
export async function procurarLivros(
  { db }: MesaDosLivros,
  catalogo: Catalogo,
  { q, situacao, cursor, limit }: ProcuraDeLivros,
): Promise<{ livros: LivroDaMesa[]; nextCursor: string | null }> {
  const { ebooks } = await catalogo.read()
  const palavras = foldText(q).split(/\s+/).filter(Boolean)
  const found = ebooks.filter((ebook) => isOf(ebook, situacao) && hasWords(ebook, palavras))
  const start = cursor === null ? 0 : placeAfter(found, decodeCursor(cursor))
  const page = found.slice(start, start + limit)
  const ids = page.map(({ id }) => id)
  const [rows, rascunhos] = await Promise.all([listEbooks(db.read, ids), listDosLivros(db.read, ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const last = start + limit < found.length ? page.at(-1) : undefined
  return {
    livros: page.flatMap(({ id, autores }) => {
      const row = byId.get(id)
      return row ? [toLivro(row, autores, rascunhos.get(id) ?? null)] : []
    }),
    nextCursor: last ? encodeCursor(last.id) : null,
  }
}

function isOf({ retirado }: EbookDoCatalogo, situacao: SituacaoDoLivro | null): boolean {
  return situacao === null || retirado === (situacao === 'retirado')
}

function hasWords({ titulo, subtitulo, autores }: EbookDoCatalogo, palavras: readonly string[]): boolean {
  const texto = foldText([titulo, subtitulo ?? '', ...autores.map(({ nome }) => nome)].join(' '))
  return palavras.every((palavra) => texto.includes(palavra))
}

function placeAfter(found: readonly EbookDoCatalogo[], ebookId: number): number {
  const index = found.findIndex(({ id }) => id === ebookId)
  if (index < 0) throw invalidCursor()
  return index + 1
}

export async function readOpcoes({ db }: MesaDosLivros): Promise<OpcoesDaFicha> {
  const [areas, autores] = await Promise.all([listAreas(db.read), listAutores(db.read)])
  return {
    areas_tematicas: sortByText(areas, ({ descricao }) => descricao)
      .slice(0, MAX_OPCOES)
      .map(({ descricao }) => descricao),
    autores: sortByText(autores, ({ nome }) => nome).slice(0, MAX_OPCOES),
  }
}

/** @throws AppError 404 */
export async function readLivro({ db }: Pick<MesaDosLivros, 'db'>, id: number): Promise<LivroCompleto> {
  const row = await requireLivro({ db }, id)
  const [linha, emVigor, rascunhos, capitulos] = await Promise.all([
    readLinha(db.write, row),
    readFichaEmVigor(db.write, row),
    listDosLivros(db.write, [id]),
    countCapitulos(db.write, id),
  ])
  return toLivroCompleto(row, linha, { emVigor, rascunho: rascunhos.get(id) ?? null, capitulos })
}

async function requireLivro({ db }: Pick<MesaDosLivros, 'db'>, id: number): Promise<EbookTable> {
  const row = await findEbook(db.write, id)
  if (!row) throw notFound('Livro não encontrado.')
  return row
}

interface Ato {
  id: number
  versao: number
  autorId: string
}

/** @throws AppError 404, 409 */
export function salvarFicha(mesa: MesaDosLivros, ato: Ato, ficha: Ficha): Promise<LivroCompleto> {
  return mudar(mesa, ato, { tipo: 'ficha', ficha })
}

/** @param capa null for the file's @throws AppError 404, 409 */
export function trocarCapa(mesa: MesaDosLivros, ato: Ato, capa: ParsedImagem | null): Promise<LivroCompleto> {
  return mudar(mesa, ato, { tipo: 'capa', capa })
}

/** @throws AppError 404, 409 */
export function retirar(mesa: MesaDosLivros, ato: Ato, motivo: string): Promise<LivroCompleto> {
  return mudar(mesa, ato, { tipo: 'retirar' }, motivo)
}

/** @throws AppError 404, 409 */
export async function devolver(mesa: MesaDosLivros, ato: Ato): Promise<LivroCompleto> {
  const { origem, identificador } = await requireLivro(mesa, ato.id)
  const naPasta = origem !== 'markdown' || (await isFolder(join(mesa.dir, 'ebooks', identificador)))
  return mudar(mesa, ato, { tipo: 'devolver', naPasta })
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function mudar(
  mesa: MesaDosLivros,
  { id, versao, autorId }: Ato,
  mudanca: Mudanca,
  motivo = '',
): Promise<LivroCompleto> {
  await requireLivro(mesa, id)
  const pedido = { ebookId: id, versao, mudanca }
  await mesa.pool.run({ tipo: 'mudar', pedido, autorId, motivo: motivo.trim() })
  mesa.dropTexts()
  return readLivro(mesa, id)
}
