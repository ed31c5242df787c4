/** The elements of the package document's metadata, each with its refinements (EPUB 2 attributes, EPUB 3 metas). */
import type { PacoteEpub } from './pacote-epub.ts'
import { attribute, findAll, type MarkupElement, textOf } from './xml.ts'

/** An element of the metadata with what refines it. */
export interface Dado {
  element: MarkupElement
  texto: string
  /** Value of a refinement, by its property or by the attribute of EPUB 2 ('role', 'file-as'). */
  refine(property: string): string | undefined
}

/** @param name of the element, without its prefix: 'title' */
export function listDados({ metadata }: PacoteEpub, name: string): Dado[] {
  const metas = metadata.flatMap((element) => findAll(element, 'meta'))
  return metadata
    .flatMap((element) => findAll(element, name))
    .map((element) => ({
      element,
      texto: textOf(element),
      refine: (property: string) => refinementOf(element, property, metas),
    }))
    .filter(({ texto }) => texto !== '')
}

function refinementOf(
  element: MarkupElement,
  property: string,
  metas: readonly MarkupElement[],
): string | undefined {
  const id = attribute(element, 'id')
  const meta = metas.find((candidate) => {
    const name = attribute(candidate, 'property') ?? ''
    return (
      id !== undefined &&
      attribute(candidate, 'refines') === `#${id}` &&
      name.slice(name.indexOf(':') + 1).toLowerCase() === property
    )
  })
  return meta ? textOf(meta) : attribute(element, property)
}
