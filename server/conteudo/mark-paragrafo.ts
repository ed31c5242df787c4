/** The Bible references in a paragraph, as ranges beside those that the book itself has. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import { createFindReferencias } from '#server/referencias/find-referencias.ts'
import type { ParsedMarca, ParsedParagrafo } from './parsers/content-model.ts'

/** Gives the ranges of a paragraph, sorted, with the Bible references found in its text. */
export type MarkParagrafo = (paragrafo: Pick<ParsedParagrafo, 'texto' | 'tipo' | 'marcas'>) => ParsedMarca[]

/** @param canon the 66 books; make it once for many paragraphs */
export function createMarkParagrafo(canon: readonly CanonLivro[]): MarkParagrafo {
  const findReferencias = createFindReferencias(canon)
  return ({ texto, tipo, marcas }) => {
    if (tipo === 'codigo') return [...marcas]
    // A link of the book stays one link: another one inside it could not be followed.
    const links = marcas.filter((marca) => marca.tipo === 'ligacao' || marca.tipo === 'externa')
    const found = findReferencias(texto)
      .filter(({ inicio, fim }) => !links.some((link) => link.inicio < fim && inicio < link.fim))
      .map((referencia): ParsedMarca => ({ tipo: 'referencia', ...referencia }))
    return [...marcas, ...found].sort((a, b) => a.inicio - b.inicio || b.fim - a.fim)
  }
}
