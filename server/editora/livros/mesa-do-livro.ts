/** What the desk says of a book that is in the library, with which the draft of its new edition begins. */
import type { Kysely, Transaction } from 'kysely'
import type { Ficha } from '#contract/editora/ficha.ts'
import { parseFicha } from '#server/conteudo/ficha/lay-fichas.ts'
import { readLinha } from '#server/conteudo/ficha/read-linha.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { listCapas, writeCapa } from './partes-repository.ts'
import { findImagem } from './repository.ts'

export interface MesaDoLivro {
  ficha: Ficha
  fonte: string | null
  capa: Omit<Tables['rascunho_capa'], 'rascunho_id' | 'origem'> | null
  /** Another text after each change of the book. */
  visto: string
}

export async function readMesaDoLivro(db: Kysely<Tables>, livro: EbookTable): Promise<MesaDoLivro> {
  const { ficha, fonte, capa, versao } = await readLinha(db, livro)
  const imagem = capa === null ? undefined : await findImagem(db, livro.id, capa)
  return { ficha: parseFicha(ficha), fonte, capa: imagem ?? null, visto: `${livro.impressao} ${versao}` }
}

/** The desk's cover, unless the draft has one already. */
export async function copyMesa(trx: Transaction<Tables>, id: string, { capa }: MesaDoLivro): Promise<void> {
  if (!capa) return
  const own = await listCapas(trx, id)
  if (own.some(({ origem }) => origem === 'mesa')) return
  await writeCapa(trx, { rascunho_id: id, origem: 'mesa', ...capa })
}
