/** An EPUB file as the library's model of a book. Nothing but the file is read: no address in it is ever asked. */
import { createHash } from 'node:crypto'
import type { ParsedEbook } from '../parsers/content-model.ts'
import type { Bloco } from './bloco.ts'
import { toBlocos } from './blocos.ts'
import { splitCapitulos } from './capitulos.ts'
import { readClasses } from './classes-css.ts'
import { decodeMarkup } from './decode-markup.ts'
import { type DocumentoDoEpub, readDocumento, toDocumento } from './documento.ts'
import { refuseDrm } from './drm.ts'
import { EpubError } from './epub-error.ts'
import { findPackage } from './find-package.ts'
import { createImagens, type Imagens } from './imagens-do-livro.ts'
import { createLinks } from './links.ts'
import type { DocumentoEmBlocos } from './marcos.ts'
import { findMarcos } from './marcos.ts'
import { type Metadados, readMetadados } from './metadados.ts'
import { assembleCapitulos } from './montagem.ts'
import { type Epub, openEpub } from './open-epub.ts'
import { type PacoteEpub, readPacoteEpub } from './pacote-epub.ts'
import { isPaginaAParte } from './paginas-a-parte.ts'
import { findRodapes, type Rodapes } from './rodapes.ts'
import { placeRodapes } from './rodapes-no-fim.ts'
import { readSumario } from './sumario.ts'
import { cleanLine } from './xml.ts'

export interface LeituraDoEpub {
  ebook: ParsedEbook
  /** Portuguese sentences: what is missing from a file that could be read all the same. */
  avisos: string[]
}

/** The library's language, for a book that does not say its own. */
const IDIOMA = 'pt-BR'
const SEM_ROTULO = 'Páginas iniciais'

/** @param nome title of a book without one @param hoje 'YYYY-MM-DD', its day in the catalogue @throws EpubError */
export async function readEpub(bytes: Buffer, nome: string, hoje: string): Promise<LeituraDoEpub> {
  const epub = await openEpub(bytes)
  await refuseDrm(epub)
  const pacote = await readPacoteEpub(epub, await findPackage(epub))
  const metadados = readMetadados(pacote)
  const avisos: string[] = []
  const documentos = await readDocumentos(epub, pacote, avisos)
  const rodapes = findRodapes(documentos, epub)
  const idioma = metadados.idioma ?? IDIOMA
  const emBlocos = await toBlocosOf(documentos, pacote, epub, { rodapes, idioma })
  const shown = dropPaginasAParte(emBlocos, pacote, metadados)
  const imagens = await createImagens(epub, pacote, shown)
  avisos.push(...imagens.avisos)
  const titulo = metadados.titulo ?? nome
  return {
    ebook: {
      identificador: `epub:${metadados.identificador ?? createHash('sha256').update(bytes).digest('hex')}`,
      origem: 'epub',
      titulo,
      subtitulo: metadados.subtitulo,
      ano: metadados.ano,
      kind: metadados.kind,
      idioma,
      autores: metadados.autores,
      areas_tematicas: metadados.assuntos,
      lancamento: hoje,
      prefacio: toPrefacio(metadados.descricao),
      capa: imagens.capa?.nome ?? null,
      imagens: imagens.todas(),
      capitulos: await toCapitulos(shown, { epub, pacote, rodapes, imagens, titulo, documentos }),
    },
    avisos,
  }
}

async function readDocumentos(
  epub: Epub,
  { spine }: PacoteEpub,
  avisos: string[],
): Promise<DocumentoDoEpub[]> {
  const documentos: DocumentoDoEpub[] = []
  for (const { path } of spine) {
    const documento = await readDocumento(epub, path)
    if (documento) documentos.push(documento)
    else avisos.push(`O documento ${path} está danificado e ficou de fora.`)
  }
  if (documentos.length === 0) throw new EpubError('Os textos do EPUB estão danificados.')
  return documentos
}

async function toBlocosOf(
  documentos: readonly DocumentoDoEpub[],
  { manifest, package: element }: PacoteEpub,
  epub: Epub,
  { rodapes, idioma }: { rodapes: Rodapes; idioma: string },
): Promise<DocumentoEmBlocos[]> {
  const sheets: string[] = []
  for (const { path } of manifest.filter(({ tipo }) => tipo === 'text/css')) {
    sheets.push(decodeMarkup((await epub.read(path)) ?? Buffer.alloc(0)))
  }
  const classes = readClasses(sheets)
  const isRtl = element.attribs.dir === 'rtl' || /^(?:ar|he|fa|ur|yi|syr)\b/i.test(idioma)
  return documentos.map(({ path, titulo, root }) => ({
    path,
    titulo,
    blocos: toBlocos(root, { rodapes, classes, idioma, direcao: isRtl ? 'rtl' : 'ltr' }),
  }))
}

/** A book that would be empty without them keeps them. */
function dropPaginasAParte(
  documentos: readonly DocumentoEmBlocos[],
  pacote: PacoteEpub,
  metadados: Metadados,
): DocumentoEmBlocos[] {
  const kept = documentos.filter((documento, index) => !isPaginaAParte(documento, index, pacote, metadados))
  const hasText = (some: readonly DocumentoEmBlocos[]) => some.some(({ blocos }) => blocos.length > 0)
  if (hasText(kept)) return kept
  if (hasText(documentos)) return [...documentos]
  throw new EpubError('O EPUB não tem texto nem imagens que se possam ler.')
}

interface Parts {
  epub: Epub
  pacote: PacoteEpub
  rodapes: Rodapes
  imagens: Imagens
  titulo: string
  documentos: readonly DocumentoDoEpub[]
}

async function toCapitulos(
  shown: readonly DocumentoEmBlocos[],
  parts: Parts,
): Promise<ParsedEbook['capitulos']> {
  const { epub, pacote, rodapes, imagens, titulo, documentos } = parts
  const { marcos, fromSumario } = findMarcos(shown, await readSumario(epub, pacote))
  const capitulos = placeRodapes(splitCapitulos(shown, marcos, fromSumario), rodapes)
  return assembleCapitulos(capitulos, {
    fallback: ({ arquivo }) => {
      if (capitulos.length === 1) return titulo
      const isName = !arquivo || arquivo === titulo || /\.x?html?$|^\P{L}*$/iu.test(arquivo)
      return isName ? SEM_ROTULO : arquivo
    },
    imagemOf: imagens.of,
    toLigacao: createLinks(documentos, shown, rodapes, epub),
  })
}

/** The description, which may be HTML, as paragraphs. */
function toPrefacio(descricao: string | null): string | null {
  if (!descricao) return null
  const { root } = toDocumento('', descricao)
  const rodapes: Rodapes = { byElement: new Map(), byLink: new Map(), dropped: new Set() }
  const blocos: Bloco[] = toBlocos(root, { rodapes, classes: new Map(), idioma: IDIOMA, direcao: 'ltr' })
  const texto = blocos.map((bloco) => cleanLine(bloco.texto)).filter((linha) => linha !== '')
  return texto.length > 0 ? texto.join('\n\n') : null
}
