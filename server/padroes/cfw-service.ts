import type { CapituloCfw, CapituloCfwCompleto } from '#contract/cfw.ts'
import type { Parte, SecaoResumo } from '#contract/padrao-texto.ts'
import { PADROES } from '#contract/padroes.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { readPagina, readPaginaCompleta, readPartes } from './pagina.ts'
import { toCapituloNumerado } from './presenter.ts'
import { findSecao, listPaginas, listSecoes } from './repository.ts'

export async function readCapitulosCfw(db: Database): Promise<CapituloCfw[]> {
  return (await listPaginas(db, PADROES.cfw.simboloId)).map(toCapituloNumerado)
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloCfw(db: Database, numero: number): Promise<CapituloCfw> {
  return toCapituloNumerado(await readPagina(db, PADROES.cfw.simboloId, numero))
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readSecoesCfw(db: Database, numero: number): Promise<SecaoResumo[]> {
  await readPagina(db, PADROES.cfw.simboloId, numero)
  return listSecoes(db, PADROES.cfw.simboloId, numero)
}

/** @throws AppError 404 for an id that is no section of the Confession. */
export async function readPartesCfw(db: Database, secaoId: number): Promise<Parte[]> {
  if (!(await findSecao(db, PADROES.cfw.simboloId, secaoId))) {
    throw notFound(`A Confissão de Fé não tem a seção ${secaoId}.`)
  }
  return (await readPartes(db, [secaoId])).get(secaoId) ?? []
}

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloCfwCompleto(db: Database, numero: number): Promise<CapituloCfwCompleto> {
  const pagina = await readPaginaCompleta(db, PADROES.cfw.simboloId, numero)
  return { ...toCapituloNumerado(pagina), secoes: pagina.secoes }
}
