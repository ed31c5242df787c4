/** Resolves the links of the text: to footnotes, to other places of the book, to other sites. */
import type { ParsedMarca } from '../parsers/content-model.ts'
import type { Bloco } from './bloco.ts'
import { alvoOf, type DocumentoDoEpub, externalHref } from './documento.ts'
import type { MarcaBruta } from './inline-text.ts'
import type { DocumentoEmBlocos } from './marcos.ts'
import type { DestinoDoLink } from './montagem.ts'
import type { Epub } from './open-epub.ts'
import type { Rodapes } from './rodapes.ts'

type Link = MarcaBruta & { tipo: 'link' }

/** @param shown the documents whose text is kept; a link to any other leads nowhere */
export function createLinks(
  documentos: readonly DocumentoDoEpub[],
  shown: readonly DocumentoEmBlocos[],
  rodapes: Rodapes,
  epub: Pick<Epub, 'find'>,
): (marca: Link, lugarOf: (bloco: Bloco) => DestinoDoLink | null) => ParsedMarca | null {
  const documentoOf = new Map(
    documentos.flatMap((documento) => documento.links.map((link) => [link, documento])),
  )
  const anchors = new Map(shown.map(({ path, blocos }) => [path, anchorsOf(blocos)]))
  const firstOfRodape = new Map<unknown, Bloco>()
  for (const { blocos } of shown) {
    for (const bloco of blocos)
      if (bloco.rodape && !firstOfRodape.has(bloco.rodape)) firstOfRodape.set(bloco.rodape, bloco)
  }

  function blocoOf({ element }: Link): Bloco | undefined {
    const rodape = rodapes.byLink.get(element)
    if (rodape) return firstOfRodape.get(rodape)
    const documento = documentoOf.get(element)
    const alvo = documento && alvoOf(element, documento, epub)
    const places = alvo && anchors.get(alvo.path)
    return places?.get(alvo?.fragment ?? '') ?? places?.get('')
  }

  return (marca, lugarOf) => {
    const { inicio, fim, element } = marca
    const href = externalHref(element)
    if (href) return { tipo: 'externa', inicio, fim, href }
    const bloco = blocoOf(marca)
    const lugar = bloco && lugarOf(bloco)
    return lugar ? { tipo: 'ligacao', inicio, fim, ...lugar, nota: rodapes.byLink.has(element) } : null
  }
}

/** Blocks by the ids that begin in them; the first one by ''. */
function anchorsOf(blocos: readonly Bloco[]): Map<string, Bloco> {
  const anchors = new Map<string, Bloco>()
  const [first] = blocos
  if (first) anchors.set('', first)
  for (const bloco of blocos) for (const id of bloco.ids) if (!anchors.has(id)) anchors.set(id, bloco)
  return anchors
}
