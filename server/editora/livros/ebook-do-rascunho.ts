/** A draft as the model of a book: its file is read, or its Markdown. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseArtigo } from '#server/conteudo/artigo/parse-artigo.ts'
import { EpubError } from '#server/conteudo/epub/epub-error.ts'
import { readEpub } from '#server/conteudo/epub/read-epub.ts'
import { parseFicha } from '#server/conteudo/ficha/lay-fichas.ts'
import { impressaoDoEpub } from '#server/conteudo/import-ebook.ts'
import type { ParsedEbook } from '#server/conteudo/parsers/content-model.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { partesDe } from './partes-de.ts'
import { readArquivo } from './partes-repository.ts'
import type { RascunhoTable } from './rascunhos-repository.ts'
import { findEbook } from './repository.ts'

interface EbookDoRascunho {
  ebook: ParsedEbook
  avisos: string[]
  impressao: string
}

/** Of a new edition the book's own identifier counts. @throws ContentError what is wrong with file or text */
export async function readEbookDoRascunho(
  db: Kysely<Tables>,
  rascunho: RascunhoTable,
): Promise<EbookDoRascunho> {
  const hoje = new Date().toISOString().slice(0, 10)
  const livro =
    rascunho.escolhido && rascunho.ebook_id !== null ? await findEbook(db, rascunho.ebook_id) : undefined
  if (rascunho.tipo === 'artigo') return readArtigo(rascunho, livro, hoje)
  const bytes = await readArquivo(db, rascunho.id, partesDe(rascunho.arquivo_bytes ?? 0))
  const { ebook, avisos } = await readEpub(bytes, rascunho.titulo, hoje).catch((error) => {
    if (!(error instanceof EpubError)) throw error
    throw new ContentError([{ file: fileOf(rascunho), reason: error.message }])
  })
  const identificador = livro?.identificador ?? ebook.identificador
  return { ebook: { ...ebook, identificador }, avisos, impressao: impressaoDoEpub(bytes) }
}

/** How a draft is called in what is wrong with it. */
export function fileOf({ arquivo_nome, titulo }: RascunhoTable): string {
  return arquivo_nome ?? titulo
}

function readArtigo(rascunho: RascunhoTable, livro: EbookTable | undefined, hoje: string): EbookDoRascunho {
  const { id, titulo, ficha } = rascunho
  const fonte = rascunho.fonte ?? ''
  const problems: ContentProblem[] = []
  const emVigor = parseFicha(ficha).titulo ?? titulo
  const capitulos = parseArtigo(fonte, emVigor, reportTo(problems, fileOf(rascunho)))
  if (problems.length > 0) throw new ContentError(problems)
  return {
    avisos: [],
    impressao: `artigo:${createHash('sha256').update(`${emVigor}\n${fonte}`).digest('hex')}`,
    ebook: {
      identificador: livro?.identificador ?? `mesa:${id}`,
      origem: 'mesa',
      titulo,
      subtitulo: null,
      ano: null,
      kind: 'artigo',
      idioma: 'pt-BR',
      autores: [],
      areas_tematicas: [],
      lancamento: hoje,
      prefacio: null,
      capa: null,
      imagens: [],
      capitulos,
    },
  }
}
