/** The pages of the ebooks as a reader works them, and shelves that are there before a page is opened. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Leitura } from '#contract/leituras.ts'
import { addLeitura } from '#server/leituras/contagem-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { guardContext } from './browser-guard.ts'
import { findUsuarioId } from './browser-notas.ts'

/** A band of a page, by its title. */
export function faixa(page: Page, titulo: string): Locator {
  return page.getByRole('region', { name: titulo, exact: true })
}

/** An ebook in a list of tiles. */
export function ladrilho(page: Page, titulo: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator('.tt', { hasText: titulo }) })
}

/** What can be done with one of several ebooks: 'Ler', 'Salvar', 'Lido', with the title for those who do not see. */
export function ato(scope: Page | Locator, rotulo: string, titulo: string): Locator {
  const name = new RegExp(`^${rotulo} ?: ${titulo}$`)
  return scope.getByRole('button', { name }).or(scope.getByRole('link', { name }))
}

/** Titles of the tiles that are shown, in their order. */
export function titulosDe(scope: Locator): Promise<string[]> {
  return scope.locator('.tile .tt').allInnerTexts()
}

/** A reading of a test. */
export interface LeituraDeProva {
  readonly ebook_id: number
  readonly estado?: Leitura['estado']
  readonly progresso?: number
  readonly ultima_visualizacao?: string
  /** Chapter that is open; null unless given. */
  readonly capitulo_id?: number
}

/** Puts books on a reader's shelf. @returns ids of the readings */
export async function insertLeituras(
  db: Database,
  { email }: Pick<Cadastro, 'email'>,
  leituras: readonly LeituraDeProva[],
): Promise<string[]> {
  const usuario_id = await findUsuarioId(db, email)
  const rows = leituras.map((leitura, index) => {
    const agora = new Date(Date.parse('2026-11-20T15:00:00Z') - index * 60_000).toISOString()
    return {
      usuario_id,
      id: `01936d2e-7c00-7000-8000-${String(index + 1).padStart(12, '0')}`,
      ebook_id: leitura.ebook_id,
      estado: leitura.estado ?? 'lendo',
      capitulo_atual_id: leitura.capitulo_id ?? null,
      progresso: leitura.progresso ?? 0,
      ultima_visualizacao: leitura.ultima_visualizacao ?? agora,
      criada_em: agora,
      posicao_paragrafo_id: null,
      posicao_deslocamento: 0,
      posicao_versao: 0,
      posicao_aparelho: null,
    }
  })
  await db.write.transaction().execute(async (trx) => {
    await trx.insertInto('leitura').values(rows).execute()
    for (const { ebook_id, estado } of rows) if (estado !== 'quero_ler') await addLeitura(trx, ebook_id)
  })
  return rows.map(({ id }) => id)
}

/** What is stored of a reader's shelf, by ebook. */
export async function readLeituras(db: Database, { email }: Pick<Cadastro, 'email'>) {
  return db.write
    .selectFrom('leitura')
    .select(['ebook_id', 'estado', 'progresso', 'capitulo_atual_id'])
    .where('usuario_id', '=', await findUsuarioId(db, email))
    .orderBy('ebook_id')
    .execute()
}

/** Opens a page as the same reader in another kind of browser. */
export async function openAs(page: Page, path: string, options: BrowserContextOptions): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: origin,
      storageState: await page.context().storageState(),
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      ...options,
    })
  if (!context) throw new Error('The page has no browser.')
  onTestFinished(() => context.close())
  guardContext(context, origin)
  const other = await context.newPage()
  await other.goto(path)
  await other.locator('main h1').first().waitFor()
  return other
}

/** A telephone: fingers, which do not hover. */
export const TELEFONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
}
