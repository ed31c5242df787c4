/** Makes a draft a book of the library, or the new edition of one, for all readers at once. */
import type { Kysely, Transaction } from 'kysely'
import { ContentError } from '#server/arquivos/content-error.ts'
import { recordAto } from '#server/atos/service.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { TrocaDeEdicao } from '#server/conteudo/edicao.ts'
import { type NovaMesa, parseFicha } from '#server/conteudo/ficha/lay-fichas.ts'
import { storeEbook } from '#server/conteudo/import-ebook.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { fileOf, readEbookDoRascunho } from './ebook-do-rascunho.ts'
import { readMesaDoLivro } from './mesa-do-livro.ts'
import { findCapaDaMesa } from './partes-repository.ts'
import type { TrabalhoNoRascunho } from './pedido-sobre-livro.ts'
import { endTrabalho, findRascunho, type RascunhoTable } from './rascunhos-repository.ts'
import { findEbookByIdentificador } from './repository.ts'

const MUDOU =
  'O livro mudou na biblioteca depois que este rascunho foi lido. Leia-o de novo para ver o que mudaria.'
const TOMADO = 'O rascunho mudou enquanto era publicado. Abra-o de novo.'
const MAX_RECUSA = 1_000

/** Leaves the draft 'publicado', or 'pronto' again with the reason. */
export async function publishRascunho(
  db: Database,
  canon: readonly CanonLivro[],
  { id, trabalho, autorId }: TrabalhoNoRascunho & { autorId: string },
): Promise<void> {
  const rascunho = await findRascunho(db.write, id)
  if (rascunho?.trabalho !== trabalho) return
  try {
    await publish(db, canon, rascunho, autorId)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const recusa = error.problems
      .map(({ reason }) => reason)
      .join('\n')
      .slice(0, MAX_RECUSA)
    await endTrabalho(db.write, { id, trabalho }, { estado: 'pronto', recusa })
  }
}

async function publish(
  db: Database,
  canon: readonly CanonLivro[],
  rascunho: RascunhoTable,
  autorId: string,
): Promise<void> {
  const { id, trabalho } = rascunho
  const file = fileOf(rascunho)
  const { ebook, impressao } = await readEbookDoRascunho(db.write, rascunho)
  const capa = await findCapaDaMesa(db.write, id)
  const mesa: NovaMesa = {
    ficha: parseFicha(rascunho.ficha),
    fonte: rascunho.tipo === 'artigo' ? (rascunho.fonte ?? '') : null,
    capa: capa ? { ...capa, webp: Buffer.from(capa.webp_base64, 'base64') } : null,
  }
  // Asked in the turn of imports: what is seen here is what is written over.
  const check = async (stored: Kysely<Tables>) => {
    const livro = await findEbookByIdentificador(stored, ebook.identificador)
    if (!livro && rascunho.ebook_visto === null) return
    const before = livro && (await readMesaDoLivro(stored, livro))
    if (before?.visto !== (rascunho.ebook_visto ?? undefined)) throw refused(file, MUDOU)
    const isSame =
      livro?.impressao === impressao &&
      JSON.stringify(before?.ficha) === JSON.stringify(mesa.ficha) &&
      (before?.capa?.nome ?? null) === (mesa.capa?.nome ?? null)
    if (isSame)
      throw refused(
        file,
        `“${livro?.titulo}” já está na biblioteca com este texto e esta ficha: não há o que publicar.`,
      )
  }
  const record = async (trx: Transaction<Tables>, { ebookId, antes, titulo }: TrocaDeEdicao) => {
    const change = { estado: 'publicado' as const, ebook_id: ebookId, recusa: null }
    if (!(await endTrabalho(trx, { id, trabalho: trabalho ?? '' }, change))) throw refused(file, TOMADO)
    await recordAto(trx, {
      autor: autorId,
      acao: antes === null ? 'livro_publicado' : 'edicao_publicada',
      alvo: { tipo: 'livro', id: ebookId },
      detalhes: { titulo: mesa.ficha.titulo ?? titulo, arquivo: rascunho.arquivo_nome ?? 'artigo' },
    })
  }
  await storeEbook(db, { ebook, canon, impressao, file, mesa, check, record }, { dryRun: false })
}

function refused(file: string, reason: string): ContentError {
  return new ContentError([{ file, reason }])
}
