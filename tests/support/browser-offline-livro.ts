/** A reader's device with a book on it. */
import type { Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import type { Leitura } from '#contract/leituras.ts'
import type { Database } from '#server/platform/database.ts'
import { allowPageConsole } from './browser-guard.ts'
import type { Aparelho } from './browser-offline.ts'
import { insertLeitura } from './browser-perfil.ts'
import { expectSoon } from './browser-poll.ts'

/** Of the reading that `comLivro` makes. */
export const LEITURA = '/leitura/01936d2e-7c00-7000-8000-000000000001'

export interface LivroNoAparelho {
  readonly titulo: string
  readonly ebookId: number
}

/** What a page without a network says: that it asked, and got no answer. */
export function allowNoNetwork(): void {
  allowPageConsole(/^failed: /)
  allowPageConsole('error: Failed to fetch user')
  allowPageConsole('error: Erro ao guardar o lugar da leitura')
}

/** Eight short chapters without references: taken onto the device in eleven calls, the first of the library in a hundred. */
const LIVRO_CURTO = 'Credos da Igreja Antiga'

/** Nineteen short chapters, of which one refers to the Bible. */
export const LIVRO_COM_REFERENCIA = 'Primeira Confissão Helvética'

/** For a device that is being opened: its reader has the first book of the library on the shelf. */
export function comLivro(estado: Leitura['estado']) {
  return async (db: Database, reader: Cadastro): Promise<void> => {
    await insertLeitura(db, reader)
    await db.write
      .updateTable('leitura')
      .set({ estado, progresso: estado === 'quero_ler' ? 0 : 40 })
      .execute()
  }
}

/** The same with a short book, for what does not depend on the book. */
export function comLivroCurto(estado: Leitura['estado'], livro = LIVRO_CURTO) {
  return async (db: Database, reader: Cadastro): Promise<void> => {
    await comLivro(estado)(db, reader)
    const { id } = await db.write
      .selectFrom('ebook')
      .select('id')
      .where('titulo', '=', livro)
      .executeTakeFirstOrThrow()
    await db.write.updateTable('leitura').set({ ebook_id: id }).execute()
  }
}

/** Takes the book of `comLivro` onto the device. @param aparelho that shows /perfil */
export async function guardarLivro<A extends Aparelho>(aparelho: A): Promise<A & LivroNoAparelho> {
  const livro = await aparelho
    .db()
    .write.selectFrom('leitura')
    .innerJoin('ebook', 'ebook.id', 'leitura.ebook_id')
    .select(['ebook.id as ebookId', 'ebook.titulo'])
    .executeTakeFirstOrThrow()
  await guardar(aparelho.page(), livro.titulo)
  return { ...aparelho, ...livro }
}

/** Takes something of the account's list onto the device. @param page that shows /perfil */
export async function guardar(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Guardar: ${nome}` }).click()
  await page.getByRole('button', { name: `Remover: ${nome}` }).waitFor({ timeout: 120_000 })
}

/** Opens the shelf, and waits until what it asks for is on the device: the network may go. */
export async function openEstante(page: Page): Promise<void> {
  await page.goto('/ebooks/estante')
  await page.getByRole('tab', { name: /Quero Ler/ }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Turns to the next chapter. @returns its title */
export async function turn(page: Page): Promise<string> {
  const before = await tituloAberto(page)
  await page
    .getByRole('button', { name: /Próximo/ })
    .or(page.getByRole('link', { name: /Próximo/ }))
    .first()
    .click()
  await expectSoon(() => tituloAberto(page)).not.toBe(before)
  return tituloAberto(page)
}

/** Turns the page without a network, and waits until all that is on the device opens the book there. @returns its title */
export async function turnNoAparelho(aparelho: Aparelho): Promise<string> {
  const page = aparelho.page()
  const titulo = await turn(page)
  const { id } = await aparelho
    .db()
    .write.selectFrom('leitura')
    .innerJoin('ebook_capitulo', 'ebook_capitulo.ebook_id', 'leitura.ebook_id')
    .select('ebook_capitulo.id')
    .where('ebook_capitulo.titulo', '=', titulo)
    .executeTakeFirstOrThrow()
  const abertos = async () =>
    new Set(await page.evaluate(listCapitulosGuardados, LEITURA.slice('/leitura/'.length)))
  await expectSoon(abertos).toEqual(new Set([id]))
  return titulo
}

/** Runs in the page: the chapter in which each of the replies on the device has a reading, by its id. */
function listCapitulosGuardados(id: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const rows = opening.result.transaction('respostas').objectStore('respostas').getAll()
      rows.onsuccess = () => {
        opening.result.close()
        const replies = rows.result.flatMap(({ corpo }) => corpo)
        resolve(replies.flatMap((each) => (each?.id === id ? [each.capitulo_atual] : [])))
      }
    }
  })
}

/** Of the chapter that is open. */
export const tituloAberto = (page: Page) => page.locator('main h1').first().innerText()

/** What the server knows of the reading. */
export async function readLugar(db: Database) {
  return db.write
    .selectFrom('leitura')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'leitura.capitulo_atual_id')
    .select(['leitura.estado', 'ebook_capitulo.titulo'])
    .where('leitura.id', '=', LEITURA.slice('/leitura/'.length))
    .executeTakeFirstOrThrow()
}

/** Runs in the page: how much waits to be sent. */
export function countFila(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const count = opening.result.transaction('fila').objectStore('fila').count()
      count.onsuccess = () => {
        opening.result.close()
        resolve(count.result)
      }
    }
  })
}
