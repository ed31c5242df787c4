import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  MAX_BYTES_DOS_RASCUNHOS,
  MAX_RASCUNHOS,
  type Rascunho,
  type RascunhoCompleto,
} from '#contract/editora/rascunhos.ts'
import { recordAto } from '#server/atos/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { copyMesa, type MesaDoLivro, readMesaDoLivro } from './mesa-do-livro.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { deletePartes, listCapas, listRecebidas } from './partes-repository.ts'
import { toRascunho, toRascunhoCompleto } from './presenter.ts'
import {
  countAbertos,
  deleteRascunho,
  findRascunho,
  insertRascunho,
  listAbertos,
  listDosLivros,
  listNomes,
  lockRascunhos,
  type RascunhoTable,
  updateVisto,
} from './rascunhos-repository.ts'
import { findEbook, listEbooks } from './repository.ts'

type Db = Pick<MesaDosLivros, 'db'>

export async function readRascunhos({ db }: Db): Promise<Rascunho[]> {
  const rows = await listAbertos(db.read)
  const [livros, nomes, recebidas] = await Promise.all([
    listEbooks(
      db.read,
      rows.flatMap(({ ebook_id }) => ebook_id ?? []),
    ),
    listNomes(
      db.read,
      rows.flatMap(({ autor_id }) => autor_id ?? []),
    ),
    listRecebidas(
      db.read,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) =>
    toRascunho(row, {
      livro: livros.find(({ id }) => id === row.ebook_id),
      autor: nomes.get(row.autor_id ?? ''),
      recebidas: recebidas.get(row.id) ?? [],
    }),
  )
}

/** @throws AppError 404 */
export async function requireRascunho({ db }: Db, id: string): Promise<RascunhoTable> {
  const row = await findRascunho(db.write, id)
  if (!row) throw notFound('Este rascunho não existe mais.')
  return row
}

/** @throws AppError 404 */
export async function readRascunhoCompleto({ db }: Db, id: string): Promise<RascunhoCompleto> {
  const row = await requireRascunho({ db }, id)
  const { ebook_id, autor_id } = row
  const [livro, nomes, recebidas, capas] = await Promise.all([
    ebook_id === null ? undefined : findEbook(db.write, ebook_id),
    listNomes(db.write, autor_id === null ? [] : [autor_id]),
    listRecebidas(db.write, [id]),
    listCapas(db.write, id),
  ])
  const autor = nomes.get(autor_id ?? '')
  return toRascunhoCompleto(row, { livro, autor, recebidas: recebidas.get(id) ?? [], capas })
}

interface NovoRascunho {
  tipo: 'epub' | 'artigo'
  titulo: string
  arquivo: { nome: string; bytes: number } | null
  /** The book of which it is the new edition. */
  ebookId: number | null
  autorId: string
}

/** @throws AppError 404, 409 */
export async function criarRascunho({ db }: Db, novo: NovoRascunho): Promise<RascunhoCompleto> {
  const { tipo, titulo, arquivo, ebookId, autorId } = novo
  const livro = ebookId === null ? null : await requireLivro({ db }, tipo, ebookId)
  const mesa = livro && (await readMesaDoLivro(db.write, livro))
  const now = new Date().toISOString()
  const id = uuidv7()
  await db.write.transaction().execute(async (trx) => {
    // Of two at once the second sees the first.
    await lockRascunhos(trx, db.engine)
    if (livro) await refuseSecond(trx, livro.id)
    refuseTooMany(await countAbertos(trx, null), arquivo?.bytes ?? 0)
    await insertRascunho(trx, {
      id,
      tipo,
      estado: 'recebendo',
      versao: 1,
      ebook_id: livro?.id ?? null,
      escolhido: livro ? 1 : 0,
      ebook_visto: mesa?.visto ?? null,
      arquivo_nome: arquivo?.nome ?? null,
      arquivo_bytes: arquivo?.bytes ?? null,
      titulo,
      ...beginWith(mesa, tipo),
      do_arquivo: null,
      relatorio: null,
      recusa: null,
      trabalho: null,
      trabalho_ate: null,
      autor_id: autorId,
      criado_em: now,
      alterado_em: now,
    })
    if (mesa) await copyMesa(trx, id, mesa)
    const detalhes = { titulo: arquivo?.nome ?? titulo }
    await recordAto(trx, {
      autor: autorId,
      acao: 'rascunho_iniciado',
      alvo: { tipo: 'rascunho', id },
      detalhes,
    })
  })
  return readRascunhoCompleto({ db }, id)
}

function beginWith(mesa: MesaDoLivro | null, tipo: 'epub' | 'artigo') {
  const fonte = tipo === 'artigo' ? (mesa?.fonte ?? '') : null
  return { ficha: JSON.stringify(mesa?.ficha ?? {}), fonte }
}

/** @throws AppError 409 for a book that cannot have this draft */
async function requireLivro({ db }: Db, tipo: 'epub' | 'artigo', ebookId: number): Promise<EbookTable> {
  const livro = await findEbook(db.write, ebookId)
  if (!livro) throw notFound('Livro não encontrado.')
  if (livro.origem === 'markdown')
    throw conflict(
      'Este livro vem dos arquivos do servidor: a nova edição vem com eles. A ficha pode mudar aqui.',
    )
  if ((livro.origem === 'mesa') !== (tipo === 'artigo'))
    throw conflict(
      tipo === 'artigo'
        ? 'Este livro não foi escrito na mesa: envie um EPUB.'
        : 'Este artigo foi escrito na mesa: edite o texto dele.',
    )
  return livro
}

async function refuseSecond(trx: Transaction<Tables>, ebookId: number): Promise<void> {
  if ((await listDosLivros(trx, [ebookId])).has(ebookId))
    throw conflict('Já há um rascunho da nova edição deste livro. Continue nele, ou jogue-o fora antes.')
}

/** @param others drafts besides the one that is about to come @throws AppError 409 */
export function refuseTooMany(others: { total: number; bytes: number }, bytes: number): void {
  if (others.total >= MAX_RASCUNHOS)
    throw conflict(`Há ${MAX_RASCUNHOS} rascunhos, e o limite é este. Publique ou jogue fora algum antes.`)
  if (others.bytes + bytes > MAX_BYTES_DOS_RASCUNHOS)
    throw conflict('Os rascunhos juntos passariam de 500 MB. Publique ou jogue fora algum antes.')
}

/** @throws AppError 404, 409 while it is published */
export async function excluirRascunho({ db }: Db, id: string, autorId: string): Promise<void> {
  const row = await requireRascunho({ db }, id)
  const isFree = row.estado !== 'publicando' || (row.trabalho_ate ?? '') < new Date().toISOString()
  if (!isFree) throw conflict('Este rascunho está sendo publicado. Espere um instante.')
  await clearPartes({ db }, id)
  await db.write.transaction().execute(async (trx) => {
    await deleteRascunho(trx, id)
    const detalhes = { titulo: row.arquivo_nome ?? row.titulo }
    await recordAto(trx, {
      autor: autorId,
      acao: 'rascunho_excluido',
      alvo: { tipo: 'rascunho', id },
      detalhes,
    })
  })
}

/** In short transactions: readers' writes wait for none of them. */
export async function clearPartes({ db }: Db, id: string): Promise<void> {
  while (await db.write.transaction().execute((trx) => deletePartes(trx, id))) {}
}

/** Changes a draft that is as its author saw it. @throws AppError 404, 409 */
export async function changeRascunho(
  { db }: Db,
  { id, versao }: { id: string; versao: number },
  change: Partial<RascunhoTable>,
): Promise<void> {
  await requireRascunho({ db }, id)
  if (!(await updateVisto(db.write, { id, versao }, change))) throw outdated()
}

export function outdated(): AppError {
  return conflict(
    'O rascunho mudou depois que você o abriu, ou está em trabalho. Abra-o de novo para comparar.',
  )
}

export function conflict(message: string): AppError {
  return new AppError('estado_nao_permite', message)
}
