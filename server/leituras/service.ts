/** The shelf: quero_ler → lendo → lido, and nothing else (docs/regras.md, "Shelf"). */
import { v7 as uuidv7 } from 'uuid'
import type { Leitura } from '#contract/leituras.ts'
import { percentDoLivro } from '#contract/progresso.ts'
import {
  type CapituloEmOrdem,
  foreignCapitulo,
  readCapitulosEmOrdem,
  requireEbook,
} from '#server/ebooks/texto-service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { inBatches } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import type { LeituraTable } from '#server/platform/tables-leitor.ts'
import { type LeituraRow, toLeitura } from './presenter.ts'
import {
  deleteLeitura,
  findLeitura,
  insertLeitura,
  listAutores,
  listLeituras,
  updateCapitulo,
  updateEstado,
} from './repository.ts'

const SO_QUERO_LER = 'Este ebook ainda está em Quero Ler. Comece a leitura antes.'

/** Rows of a shelf in one batch: they are small. */
const LEITURAS_PER_BATCH = 200

/** A shelf in batches, last opened first. */
export async function* readLeituras(
  db: Database,
  usuarioId: string,
  estado: Leitura['estado'],
): AsyncGenerator<Leitura[], void> {
  const batches = inBatches<LeituraRow>(
    (after, limit) => listLeituras(db, usuarioId, estado, after, limit),
    LEITURAS_PER_BATCH,
  )
  for await (const rows of batches) yield present(db, rows)
}

/** @throws AppError 404 when the reader has no such reading */
export async function readLeitura(db: Database, usuarioId: string, id: string): Promise<Leitura> {
  const [leitura] = await present(db, [await requireLeitura(db, usuarioId, id)])
  if (!leitura) throw leituraNotFound()
  return leitura
}

/** The book that is being read and was opened last; null for none. */
export async function readUltimaAberta(db: Database, usuarioId: string): Promise<Leitura | null> {
  const [leitura] = await present(db, await listLeituras(db, usuarioId, 'lendo', null, 1))
  return leitura ?? null
}

/** Puts an ebook on the shelf; one that is there stays as it is. @throws AppError 404, 409 when it left the catalogue */
export async function guardarParaLer(db: Database, usuarioId: string, ebookId: number): Promise<Leitura> {
  const leitura = { estado: 'quero_ler', capitulo_atual_id: null } as const
  const { id } = await putOnShelf(db, usuarioId, ebookId, leitura)
  return readLeitura(db, usuarioId, id)
}

/** Starts an ebook: a waiting one is read, a read one stays, a finished one begins anew. @throws AppError 404, 409 */
export async function comecarLeitura(db: Database, usuarioId: string, ebookId: number): Promise<Leitura> {
  await requireEbook(db, ebookId)
  const primeiro = await firstCapitulo(db, ebookId)
  const nova = { estado: 'lendo', capitulo_atual_id: primeiro.id } as const
  const { id, estado } = await putOnShelf(db, usuarioId, ebookId, nova)
  if (estado === 'quero_ler') await startQueroLer(db, usuarioId, id, primeiro)
  if (estado === 'lido') {
    const agora = new Date().toISOString()
    await updateCapitulo(db, usuarioId, id, { capituloId: primeiro.id, progresso: 0, agora })
  }
  return readLeitura(db, usuarioId, id)
}

/** @throws AppError 404, 409 unless it waits to be read */
export async function passarParaLendo(db: Database, usuarioId: string, id: string): Promise<Leitura> {
  const { ebook_id } = await requireLeitura(db, usuarioId, id)
  const primeiro = await firstCapitulo(db, ebook_id)
  if (!(await startQueroLer(db, usuarioId, id, primeiro))) {
    throw notAllowed('Só um ebook que está em Quero Ler pode passar para Lendo.')
  }
  return readLeitura(db, usuarioId, id)
}

/** @throws AppError 404, 409 unless it is being read */
export async function marcarComoLido(db: Database, usuarioId: string, id: string): Promise<Leitura> {
  await requireLeitura(db, usuarioId, id)
  if (!(await updateEstado(db, usuarioId, id, 'lendo', { estado: 'lido', progresso: 100 }))) {
    throw notAllowed('Só um ebook que está em Lendo pode ser marcado como lido.')
  }
  return readLeitura(db, usuarioId, id)
}

/** Opens a chapter at its beginning. @throws AppError 404, 409 when the book waits to be read, 422 for another book's chapter */
export async function abrirCapitulo(
  db: Database,
  usuarioId: string,
  id: string,
  capituloId: number,
): Promise<Leitura> {
  const { ebook_id, estado } = await requireLeitura(db, usuarioId, id)
  if (estado === 'quero_ler') throw notAllowed(SO_QUERO_LER)
  const capitulos = await requireCapituloDoLivro(db, ebook_id, capituloId)
  const progresso = percentDoLivro(capitulos, capituloId, 0)
  const agora = new Date().toISOString()
  await updateCapitulo(db, usuarioId, id, { capituloId, progresso, agora })
  return readLeitura(db, usuarioId, id)
}

/** Takes an ebook from the shelf; its highlights stay. @throws AppError 404, 409 for a finished one */
export async function tirarDaEstante(db: Database, usuarioId: string, id: string): Promise<void> {
  await requireLeitura(db, usuarioId, id)
  if (!(await deleteLeitura(db, usuarioId, id, ['quero_ler', 'lendo']))) {
    throw notAllowed('Um ebook que já foi lido não sai da estante.')
  }
}

/** @throws AppError 404 */
export async function requireLeitura(db: Database, usuarioId: string, id: string): Promise<LeituraRow> {
  const row = await findLeitura(db, usuarioId, { id })
  if (!row) throw leituraNotFound()
  return row
}

/**
 * The chapters of a book that has this one.
 * @throws AppError 422 when it has not
 */
export async function requireCapituloDoLivro(
  db: Database,
  ebookId: number,
  capituloId: number,
): Promise<CapituloEmOrdem[]> {
  const capitulos = await readCapitulosEmOrdem(db, ebookId)
  if (!capitulos.some(({ id }) => id === capituloId)) throw foreignCapitulo()
  return capitulos
}

export function soQueroLer(): AppError {
  return notAllowed(SO_QUERO_LER)
}

/** The reading of an ebook, made now unless there is one: of calls at the same time all find the same. */
async function putOnShelf(
  db: Database,
  usuarioId: string,
  ebookId: number,
  inicio: Pick<LeituraTable, 'estado' | 'capitulo_atual_id'>,
): Promise<LeituraRow> {
  const { retirado } = await requireEbook(db, ebookId)
  const agora = new Date().toISOString()
  const nova = { ...inicio, usuario_id: usuarioId, id: uuidv7(), ebook_id: ebookId }
  if (!retirado) {
    await insertLeitura(db, { ...NO_COMECO, ...nova, ultima_visualizacao: agora, criada_em: agora })
  }
  const row = await findLeitura(db, usuarioId, { ebookId })
  // Also when it was taken from the shelf between the two statements.
  if (!row) throw notAllowed('Este ebook não está mais no catálogo.')
  return row
}

const NO_COMECO = {
  progresso: 0,
  posicao_paragrafo_id: null,
  posicao_deslocamento: 0,
  posicao_versao: 0,
  posicao_aparelho: null,
  posicao_em: null,
}

function startQueroLer(
  db: Database,
  usuarioId: string,
  id: string,
  { id: capitulo_atual_id }: CapituloEmOrdem,
): Promise<boolean> {
  const ultima_visualizacao = new Date().toISOString()
  const values = { estado: 'lendo', capitulo_atual_id, progresso: 0, ultima_visualizacao } as const
  return updateEstado(db, usuarioId, id, 'quero_ler', values)
}

/** @throws AppError 409 for an ebook without chapters */
async function firstCapitulo(db: Database, ebookId: number): Promise<CapituloEmOrdem> {
  const [primeiro] = await readCapitulosEmOrdem(db, ebookId)
  if (!primeiro) throw notAllowed('Este ebook ainda não tem capítulos para ler.')
  return primeiro
}

async function present(db: Database, rows: readonly LeituraRow[]): Promise<Leitura[]> {
  const autores = await listAutores(
    db,
    rows.map(({ ebook_id }) => ebook_id),
  )
  const autoresByEbook = Map.groupBy(autores, ({ ebook_id }) => ebook_id)
  return rows.map((row) => toLeitura(row, autoresByEbook.get(row.ebook_id) ?? []))
}

function notAllowed(message: string): AppError {
  return new AppError('estado_nao_permite', message)
}

function leituraNotFound(): AppError {
  return notFound('Leitura não encontrada.')
}
