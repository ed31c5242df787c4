/** A book to read in browser tests: an EPUB that is really imported. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readCanon } from '#server/conteudo/import-biblia.ts'
import { importEbook } from '#server/conteudo/import-ebook.ts'
import type { Database } from '#server/platform/database.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type EpubSource, writeEpub } from './epub-writer.ts'

export const TITULO = 'Tratado da Graça Comum'
export const CAPITULOS = ['Da graça', 'Da paz', 'Das figuras'] as const

const METADATA = `<dc:identifier id="id">urn:prova:graca</dc:identifier><dc:title>${TITULO}</dc:title>
<dc:creator>Lídia de Tiatira</dc:creator><dc:language>pt-BR</dc:language>`

const FRASE = 'A graça que sustenta a Igreja é a mesma que sustenta o mundo, e dela vive tudo o que respira.'

/** 30 paragraphs of five lines, each of them different; the first one of another length. */
function paragrafos(assunto: string): string[] {
  return Array.from(
    { length: 30 },
    (_, index) =>
      `<p>Parágrafo ${index + 1} sobre ${assunto}. ${`${FRASE} `.repeat(4)}Fim do ${index + 1}.</p>`,
  )
}

const NOTAS = `<p>Nota: o rei Josias<a epub:type="noteref" href="#n1">1</a> achou o livro da Lei.</p>
<p>Ligação: leia também <a href="c2.xhtml#p20">o que se diz da paz</a> antes de seguir.</p>
<p>Fora: o texto está na <a href="https://exemplo.com.br/graca">página do tradutor</a>.</p>
<p>Bíblia: Deus amou o mundo (Jo 3.16), e isso basta.</p>`

const RODAPE = '<aside epub:type="footnote" id="n1"><p>Rei de Judá, neto de Manassés.</p></aside>'

/** The documents of the first edition; a test that imports another one changes them. */
export function documentosDoLivro(): Record<string, string> {
  const paz = paragrafos('a paz')
  paz[19] = `<p id="p20">Vigésimo lugar sobre a paz. ${FRASE}</p>`
  const figuras = paragrafos('as figuras')
  for (const index of [1, 3, 5]) figuras[index] += `<p><img src="f${index}.png" alt="Figura ${index}"/></p>`
  return {
    'c1.xhtml': `<h1>${CAPITULOS[0]}</h1>${NOTAS}${paragrafos('a graça').join('')}${RODAPE}`,
    'c2.xhtml': `<h1>${CAPITULOS[1]}</h1>${paz.join('')}`,
    'c3.xhtml': `<h1>${CAPITULOS[2]}</h1>${figuras.join('')}`,
  }
}

export interface LivroImportado {
  readonly ebookId: number
  /** Ids of the chapters, in order. */
  readonly capitulos: readonly number[]
}

/** Imports the book, or another edition of it; a running server sees it within two seconds. */
export async function importLivro(db: Database, documentos = documentosDoLivro()): Promise<LivroImportado> {
  const nav = CAPITULOS.map((titulo, index) => `<li><a href="c${index + 1}.xhtml">${titulo}</a></li>`)
  const source: EpubSource = { documentos, metadata: METADATA, nav: nav.join(''), files: await makeFiguras() }
  const folder = await mkdtemp(join(tmpdir(), 'mbw-epub-'))
  try {
    const path = join(folder, 'tratado.epub')
    await writeFile(path, writeEpub(source))
    const canon = await readCanon(join(PROJECT_ROOT, 'content'))
    await importEbook(db, path, canon, { dryRun: false })
  } finally {
    await rm(folder, { recursive: true })
  }
  const rows = await db.write
    .selectFrom('ebook_capitulo')
    .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
    .select(['ebook.id as ebookId', 'ebook_capitulo.id'])
    .where('ebook.titulo', '=', TITULO)
    .orderBy('ordem_dentro_do_ebook')
    .execute()
  return { ebookId: rows[0]?.ebookId ?? 0, capitulos: rows.map(({ id }) => id) }
}

async function makeFiguras(): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  for (const [index, background] of [
    [1, '#7a2a1e'],
    [3, '#1d4b3e'],
    [5, '#22344f'],
  ] as const) {
    const png = sharp({ create: { width: 640, height: 480, channels: 3, background } }).png()
    files[`OEBPS/f${index}.png`] = await png.toBuffer()
  }
  return files
}
