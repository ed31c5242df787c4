/** The contents of an ebook, and the places in its text that readings and highlights name. */
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { toCapituloResumo } from './presenter.ts'
import {
  findCapitulo,
  findEbook,
  findParagrafo,
  listCapitulos,
  listCapitulosDoIdentificador,
  listParagrafosBetween,
  listParagrafosDoIdentificador,
  sumLetras,
} from './repository.ts'

/** Of a short book. */
const MAX_PARAGRAFOS = 2_000

/** @throws AppError 404 */
export async function requireEbook(db: Database, id: number): Promise<{ retirado: boolean }> {
  const ebook = await findEbook(db, id)
  if (!ebook) throw notFound('Ebook não encontrado.')
  return { retirado: ebook.retirado === 1 }
}

/** The table of contents. @throws AppError 404 */
export async function readSumario(db: Database, ebookId: number): Promise<CapituloResumo[]> {
  await requireEbook(db, ebookId)
  return (await listCapitulos(db, ebookId)).map(toCapituloResumo)
}

export interface CapituloEmOrdem {
  id: number
  palavras: number
}

/** The chapters of an ebook in their order, with the words by which they are weighed. */
export async function readCapitulosEmOrdem(db: Database, ebookId: number): Promise<CapituloEmOrdem[]> {
  const capitulos = await listCapitulos(db, ebookId)
  return capitulos.map(({ id, palavras }) => ({ id, palavras }))
}

/** How much of a chapter's text lies before a place of it, from 0 to 1. */
export async function readFracao(
  db: Database,
  capituloId: number,
  { ordem }: ParagrafoDoCapitulo,
  deslocamento: number,
): Promise<number> {
  const { antes, total } = await sumLetras(db, capituloId, ordem)
  return total === 0 ? 0 : Math.min(1, (antes + deslocamento) / total)
}

interface ParagrafoDoCapitulo {
  id: number
  /** Place in the chapter. */
  ordem: number
  texto: string
}

/** @throws AppError 422 when the chapter has no such paragraph; `field` names the input that asked for it */
export async function requireParagrafo(
  db: Database,
  capituloId: number,
  id: number,
  field: string,
): Promise<ParagrafoDoCapitulo> {
  const paragrafo = await findParagrafo(db, capituloId, id)
  if (!paragrafo) throw invalidField(field, 'Este parágrafo não é deste capítulo.')
  return paragrafo
}

/** @throws AppError 422 when the ebook has no such chapter */
export async function requireCapitulo(db: Database, ebookId: number, id: number): Promise<void> {
  if (!(await findCapitulo(db, ebookId, id))) throw foreignCapitulo()
}

export function foreignCapitulo(): AppError {
  return invalidField('capitulo_id', 'Este capítulo não é deste ebook.')
}

/** Paragraphs of a chapter from one place to another, both included. */
export function readParagrafosBetween(
  db: Database,
  capituloId: number,
  from: number,
  to: number,
): Promise<ParagrafoDoCapitulo[]> {
  return listParagrafosBetween(db, capituloId, from, to)
}

/** The paragraphs of a book of the catalogue by the name of its folder, in their order; none when it is not there. */
export function readTextoDoEbook(
  db: Database,
  identificador: string,
): Promise<{ titulo: string | null; texto: string }[]> {
  return listParagrafosDoIdentificador(db, identificador, MAX_PARAGRAFOS)
}

/** The chapters of a book of the catalogue by the name of its folder, with their order; none when it is not there. */
export function readCapitulosDoIdentificador(
  db: Database,
  identificador: string,
): Promise<{ ebook_id: number; capitulo_id: number; ordem: number }[]> {
  return listCapitulosDoIdentificador(db, identificador, MAX_PARAGRAFOS)
}

function invalidField(field: string, message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { [field]: message } })
}
