/** A reader's device with a book on it. */
import type { Leitura } from '#contract/leituras.ts'
import { allowPageConsole } from './browser-guard.ts'
import type { Aparelho } from './browser-offline.ts'
import { insertLeitura } from './browser-perfil.ts'

/** Of the reading that `openComLivro` makes. */
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

/** Puts a book on the shelf of a device's reader, and on the device unless told otherwise. @param aparelho that shows /perfil */
export async function putLivro<A extends Aparelho>(
  aparelho: A,
  estado: Leitura['estado'],
  { isGuardado = true }: { readonly isGuardado?: boolean } = {},
): Promise<A & LivroNoAparelho> {
  const { db, reader } = aparelho
  const titulo = await insertLeitura(db(), reader)
  const { ebook_id: ebookId } = await db()
    .write.updateTable('leitura')
    .set({ estado, progresso: estado === 'quero_ler' ? 0 : 40 })
    .returning('ebook_id')
    .executeTakeFirstOrThrow()
  const page = aparelho.page()
  await page.reload()
  if (isGuardado) {
    await page.getByRole('button', { name: `Guardar: ${titulo}` }).click()
    await page.getByRole('button', { name: `Remover: ${titulo}` }).waitFor({ timeout: 60_000 })
  }
  await page.goto('/ebooks/estante')
  await page.getByRole('tab', { name: /Quero Ler/ }).waitFor()
  // What the shelf asks for must be on the device before the network goes.
  await page.waitForLoadState('networkidle')
  return { ...aparelho, titulo, ebookId }
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
