/** Reads a draft for the desk: what it says, what is wrong with it, and what publishing it would change. */
import type { Transaction } from 'kysely'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import type { CapituloDoRascunho, Relatorio } from '#contract/editora/rascunhos.ts'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { describeTroca } from '#server/conteudo/describe-troca.ts'
import { fichaDoEbook } from '#server/conteudo/ficha/ficha-do-ebook.ts'
import { parseFicha } from '#server/conteudo/ficha/lay-fichas.ts'
import { storeEbook } from '#server/conteudo/import-ebook.ts'
import { createMarkParagrafo } from '#server/conteudo/mark-paragrafo.ts'
import type { ParsedEbook, ParsedImagem } from '#server/conteudo/parsers/content-model.ts'
import type { Database } from '#server/platform/database.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { cutFicha, describeEbook, describeProblemas, previewCapitulos } from './describe-ebook.ts'
import { fileOf, readEbookDoRascunho } from './ebook-do-rascunho.ts'
import { copyMesa, type MesaDoLivro, readMesaDoLivro } from './mesa-do-livro.ts'
import { writeCapa } from './partes-repository.ts'
import type { TrabalhoNoRascunho } from './pedido-sobre-livro.ts'
import {
  deleteLido,
  endTrabalho,
  findRascunho,
  insertCapitulos,
  type RascunhoTable,
} from './rascunhos-repository.ts'
import { findEbookByIdentificador } from './repository.ts'

interface Leitura {
  estado: 'pronto' | 'recusado'
  relatorio: Relatorio
  doArquivo: FichaInteira | null
  capitulos: CapituloDoRascunho[]
  capa: ParsedImagem | null
  livro: EbookTable | null
}

/** Leaves the draft 'pronto' or 'recusado'; one that somebody else has by now stays as it is. */
export async function readRascunho(
  db: Database,
  canon: readonly CanonLivro[],
  { id, trabalho }: TrabalhoNoRascunho,
): Promise<void> {
  const rascunho = await findRascunho(db.write, id)
  if (rascunho?.trabalho !== trabalho) return
  const leitura = await read(db, canon, rascunho)
  const mesa = leitura.livro && (await readMesaDoLivro(db.write, leitura.livro))
  await db.write.transaction().execute((trx) => writeLeitura(trx, rascunho, leitura, mesa))
}

async function read(db: Database, canon: readonly CanonLivro[], rascunho: RascunhoTable): Promise<Leitura> {
  try {
    const { ebook, avisos, impressao } = await readEbookDoRascunho(db.write, rascunho)
    const livro = (await findEbookByIdentificador(db.write, ebook.identificador)) ?? null
    const file = fileOf(rascunho)
    const { troca } = await storeEbook(db, { ebook, canon, impressao, file }, { dryRun: true })
    const mudancas = troca ? describeTroca(troca) : []
    return {
      estado: 'pronto',
      relatorio: describeEbook(ebook, avisos, livro?.impressao === impressao ? [MESMO] : mudancas),
      doArquivo: cutFicha(fichaDoEbook(ebook, null)),
      capitulos: previewCapitulos(ebook.capitulos, createMarkParagrafo(canon)),
      capa: capaOf(ebook),
      livro,
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const relatorio = describeProblemas(error.problems)
    return { estado: 'recusado', relatorio, doArquivo: null, capitulos: [], capa: null, livro: null }
  }
}

const MESMO = 'O arquivo é o que já está na biblioteca: o texto fica como está.'

function capaOf({ capa, imagens }: ParsedEbook): ParsedImagem | null {
  return imagens.find(({ nome }) => nome === capa) ?? null
}

async function writeLeitura(
  trx: Transaction<Tables>,
  rascunho: RascunhoTable,
  { estado, relatorio, doArquivo, capitulos, capa, livro }: Leitura,
  mesa: MesaDoLivro | null,
): Promise<void> {
  const { id, escolhido } = rascunho
  const isOther = livro !== null && livro.id !== rascunho.ebook_id
  const change = {
    estado,
    relatorio: JSON.stringify(relatorio),
    do_arquivo: doArquivo && JSON.stringify(doArquivo),
    ebook_id: escolhido ? rascunho.ebook_id : (livro?.id ?? null),
    ebook_visto: mesa?.visto ?? null,
    // A new edition begins with what the desk says of the book.
    ...(isOther && mesa && isEmpty(rascunho) && { ficha: JSON.stringify(mesa.ficha) }),
  }
  const trabalho = rascunho.trabalho ?? ''
  if (!(await endTrabalho(trx, { id, trabalho }, change))) return
  await deleteLido(trx, id)
  await insertCapitulos(
    trx,
    capitulos.map((capitulo) => ({
      rascunho_id: id,
      ordem: capitulo.ordem_dentro_do_ebook,
      conteudo: JSON.stringify(capitulo),
    })),
  )
  if (capa) {
    const { webp, ...imagem } = capa
    await writeCapa(trx, {
      rascunho_id: id,
      origem: 'arquivo',
      ...imagem,
      webp_base64: webp.toString('base64'),
    })
  }
  if (isOther && mesa) await copyMesa(trx, id, mesa)
}

function isEmpty({ ficha }: RascunhoTable): boolean {
  return Object.keys(parseFicha(ficha)).length === 0
}
