/** The notes as a reader works them, and notes that are there before the page is opened. */

import type { Locator, Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import { foldText } from '#contract/fold.ts'
import type { Database } from '#server/platform/database.ts'
import { breakPrivateTable } from './browser-failures.ts'
import { countMudanca } from './count-mudanca.ts'

/** A note of a test; what is left out is made up. */
export interface NotaDeProva {
  readonly titulo: string
  readonly anotacao?: string
  /** Symbol id, 1 to 6; CFW unless given. */
  readonly simbolo?: number
  /** Chapter or question; 8 unless given. */
  readonly numero?: number
  readonly data?: string
}

/** Rows of one statement: SQLite takes 32,766 values. */
const AT_ONCE = 2_000

/** Stores notes for a reader, each a minute older than the one before. */
export async function insertNotas(
  db: Database,
  { email }: Cadastro,
  notas: readonly NotaDeProva[],
): Promise<void> {
  const usuario_id = await findUsuarioId(db, email)
  const rows = notas.map((nota, index) => {
    const { titulo, anotacao = '', simbolo = 1, numero = 8 } = nota
    const data = nota.data ?? new Date(Date.parse('2026-11-20T15:00:00Z') - index * 60_000).toISOString()
    return {
      usuario_id,
      id: `01936d2e-7c00-7000-8000-${String(index + 1).padStart(12, '0')}`,
      simbolo_id: simbolo,
      numero,
      titulo,
      anotacao,
      versao: 1,
      data_criacao: data,
      data_edicao: data,
      texto_busca: foldText(`${titulo} ${anotacao}`),
    }
  })
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db.write
      .insertInto('anotacao')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** What is stored of a reader's notes, newest first. */
export async function readNotas(db: Database, { email }: Pick<Cadastro, 'email'>) {
  return db.write
    .selectFrom('anotacao')
    .select(['titulo', 'anotacao', 'versao', 'simbolo_id', 'numero'])
    .where('usuario_id', '=', await findUsuarioId(db, email))
    .orderBy('data_criacao', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What a second browser leaves that has saved the reader's one note. */
export async function changeElsewhere(
  db: Database,
  { email }: Pick<Cadastro, 'email'>,
  nota: { titulo: string; anotacao: string },
): Promise<void> {
  await db.write
    .updateTable('anotacao')
    .set({ ...nota, versao: 2 })
    .where('usuario_id', '=', await findUsuarioId(db, email))
    .execute()
  await countMudanca(db)
}

/** Under which a reader's rows are stored. */
export async function findUsuarioId(db: Database, email: string): Promise<string> {
  const { id } = await db.write
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** The notes cannot be read or written until the returned function is called, or the test ends. */
export const breakNotas = (db: Database) => breakPrivateTable(db, 'anotacao')

/** The notes under a chapter or question. */
export function painelNotas(page: Page, titulo = 'Suas Notas'): Locator {
  return page.getByRole('region', { name: titulo })
}

/** The dialog in which a note is written. */
export function editor(page: Page, nome: 'Nova nota' | 'Editar nota' = 'Nova nota'): Locator {
  return page.getByRole('dialog', { name: nome })
}

/** Opens the dialog of a new note with the button under the page. */
export async function openNova(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova nota' }).click()
  const dialog = editor(page)
  await dialog.waitFor()
  return dialog
}

/** Opens the dialog that edits a note. */
export async function openEdicao(page: Page, titulo: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar nota: ${titulo}` }).click()
  const dialog = editor(page, 'Editar nota')
  await dialog.waitFor()
  return dialog
}

/** Opens the question that a deletion asks. */
export async function openExclusao(page: Page, titulo: string): Promise<Locator> {
  await page.getByRole('button', { name: `Excluir nota: ${titulo}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deseja realmente excluir esta nota?' })
  await dialog.waitFor()
  return dialog
}

/** Writes into the open dialog; what is left out stays. */
export async function fillNota(
  dialog: Locator,
  { titulo, anotacao }: { titulo?: string; anotacao?: string },
): Promise<void> {
  if (titulo !== undefined) await dialog.getByLabel('Título').fill(titulo)
  if (anotacao !== undefined) await dialog.getByLabel('Anotação').fill(anotacao)
}

/** Saves what is in the open dialog. */
export async function saveNota(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Salvar' }).click()
}

/** Titles of the notes that are shown, in their order. */
export function titulos(scope: Page | Locator): Promise<string[]> {
  return scope.getByRole('listitem').getByRole('heading').allInnerTexts()
}
