import { SIMBOLOS } from '#contract/atoms.ts'
import type { CapituloCfw, CapituloCfwCompleto, Parte, SecaoResumo } from '#contract/padroes.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { groupPartes, toCapituloCfw } from './presenter.ts'
import { findPagina, findSecao, listPartes, listReferencias, listSecoes } from './repository.ts'

/** @throws AppError 404 for a number that is no chapter. */
export async function readCapituloCfw(db: Database, numero: number): Promise<CapituloCfw> {
  const pagina = await findPagina(db, SIMBOLOS.CFW, numero)
  if (!pagina) throw notFound(`A Confissão de Fé não tem o capítulo ${numero}.`)
  return toCapituloCfw(pagina)
}

export async function readSecoesCfw(db: Database, numero: number): Promise<SecaoResumo[]> {
  await readCapituloCfw(db, numero)
  const secoes = await listSecoes(db, SIMBOLOS.CFW, numero)
  return secoes.map(({ id, secao }) => ({ id, secao }))
}

/** @throws AppError 404 for an id that is no section of the Confession. */
export async function readPartesCfw(db: Database, secaoId: number): Promise<Parte[]> {
  const secao = await findSecao(db, SIMBOLOS.CFW, secaoId)
  if (!secao) throw notFound(`A Confissão de Fé não tem a seção ${secaoId}.`)
  const partes = await readPartes(db, [secaoId])
  return partes.get(secaoId) ?? []
}

export async function readCapituloCfwCompleto(db: Database, numero: number): Promise<CapituloCfwCompleto> {
  const [capitulo, secoes] = await Promise.all([
    readCapituloCfw(db, numero),
    listSecoes(db, SIMBOLOS.CFW, numero),
  ])
  const partes = await readPartes(
    db,
    secoes.map(({ id }) => id),
  )
  return { ...capitulo, secoes: secoes.map(({ id, secao }) => ({ id, secao, partes: partes.get(id) ?? [] })) }
}

async function readPartes(db: Database, secaoIds: number[]): Promise<Map<number, Parte[]>> {
  const [partes, referencias] = await Promise.all([listPartes(db, secaoIds), listReferencias(db, secaoIds)])
  return groupPartes(partes, referencias)
}
