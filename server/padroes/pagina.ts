/** Reads a page of any standard as it is printed: sections, parts and citations. The services shape it for each call. */
import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { groupPartes } from './presenter.ts'
import { findPagina, listPartes, listReferencias, listSecoes } from './repository.ts'

/** @throws AppError 404 for a number that is no chapter or question of the standard. */
export async function readPagina(
  db: Database,
  simboloId: number,
  numero: number,
): Promise<{ numero: number; titulo: string }> {
  const pagina = await findPagina(db, simboloId, numero)
  if (!pagina) throw notFound(`Este padrão não tem a página ${numero}.`)
  return pagina
}

/** @throws AppError 404 for a number that is no chapter or question of the standard. */
export async function readPaginaCompleta(
  db: Database,
  simboloId: number,
  numero: number,
): Promise<PaginaDoTexto> {
  const [pagina, secoes] = await Promise.all([
    readPagina(db, simboloId, numero),
    listSecoes(db, simboloId, numero),
  ])
  const partes = await readPartes(
    db,
    secoes.map(({ id }) => id),
  )
  return { ...pagina, secoes: secoes.map((secao) => ({ ...secao, partes: partes.get(secao.id) ?? [] })) }
}

/** The parts of some sections with their citations, by section id. */
export async function readPartes(db: Database, secaoIds: number[]): Promise<Map<number, Parte[]>> {
  const [partes, referencias] = await Promise.all([listPartes(db, secaoIds), listReferencias(db, secaoIds)])
  return groupPartes(partes, referencias)
}
