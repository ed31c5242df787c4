/** All images of a book: those of its text and its cover. */
import type { ParsedImagem } from '../parsers/content-model.ts'
import type { Bloco } from './bloco.ts'
import { decodeMarkup } from './decode-markup.ts'
import { prepareImagem } from './imagens.ts'
import type { DocumentoEmBlocos } from './marcos.ts'
import { findCapa } from './metadados.ts'
import type { Epub } from './open-epub.ts'
import { findTarget, type PacoteEpub } from './pacote-epub.ts'

/** Narrower covers, in pixels, are placeholders. */
const MIN_COVER = 60

export interface Imagens {
  capa: ParsedImagem | null
  /** The image that a block shows; null when it is not there or cannot be read. */
  of(bloco: Bloco): ParsedImagem | null
  /** Each once. */
  todas(): ParsedImagem[]
  avisos: string[]
}

export async function createImagens(
  epub: Epub,
  pacote: PacoteEpub,
  documentos: readonly DocumentoEmBlocos[],
): Promise<Imagens> {
  const byPath = new Map<string, ParsedImagem | null>()
  const byBloco = new Map<Bloco, ParsedImagem | null>()
  const avisos: string[] = []
  for (const { path: base, blocos } of documentos) {
    for (const bloco of blocos) {
      if (!bloco.imagem) continue
      const { href } = bloco.imagem
      const path = findTarget(epub, href, base)
      if (path && !byPath.has(path)) byPath.set(path, await read(epub, path, 'texto'))
      const imagem = path ? (byPath.get(path) ?? null) : null
      if (imagem && isSpacer(imagem)) continue
      byBloco.set(bloco, imagem)
      if (!imagem) avisos.push(`A imagem ${path ?? href} não pôde ser lida; fica a sua descrição.`)
    }
  }
  const found = await findCover(epub, pacote)
  const capa = found && found.largura >= MIN_COVER ? found : null
  const inText = new Map([...byBloco.values()].flatMap((imagem) => (imagem ? [[imagem.nome, imagem]] : [])))
  if (capa) inText.set(capa.nome, capa)
  return {
    capa,
    of: (bloco) => byBloco.get(bloco) ?? null,
    todas: () => [...inText.values()],
    avisos: [...new Set(avisos)],
  }
}

/** A dot that only takes up room on a page. */
function isSpacer({ largura, altura }: ParsedImagem): boolean {
  return largura <= 2 || altura <= 2
}

async function read(epub: Epub, path: string, use: 'texto' | 'capa'): Promise<ParsedImagem | null> {
  const bytes = await epub.read(path)
  return bytes && prepareImagem(bytes, use)
}

/** The cover that the package names, or the first image of the page that is the cover. */
async function findCover(epub: Epub, pacote: PacoteEpub): Promise<ParsedImagem | null> {
  const named = findCapa(pacote)
  const cover = named ? await read(epub, named, 'capa') : null
  if (cover) return cover
  const page = pacote.guide.find(({ tipo }) => tipo === 'cover')?.path ?? firstPage(pacote)
  if (!page) return null
  const direct = await read(epub, page, 'capa')
  if (direct) return direct
  const markup = decodeMarkup((await epub.read(page)) ?? Buffer.alloc(0))
  const src = /<(?:img|image)\b[^>]{0,2000}?(?:src|href)\s*=\s*["']([^"']{1,1000})["']/i.exec(markup)?.[1]
  const path = findTarget(epub, src, page)
  return path ? read(epub, path, 'capa') : null
}

function firstPage({ spine }: PacoteEpub): string | null {
  const [first] = spine
  return first && /cover|capa/i.test(`${first.id} ${first.path}`) ? first.path : null
}
