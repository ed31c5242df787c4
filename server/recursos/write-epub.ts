import { writeZip, type ZipEntry } from '#server/platform/zip-stream.ts'
import type { EpubItem, EpubLivro } from './epub-livro.ts'
import { CONTAINER, ESTILO, toCapaPage, toPacote, toSumarioPage } from './epub-pacote.ts'
import { toXhtmlPage } from './xhtml.ts'

/** Writes an EPUB 3 as fast as it is taken, always the same bytes. @returns the file, 'mimetype' first and uncompressed */
export function writeEpub(livro: EpubLivro): AsyncGenerator<Uint8Array, void> {
  return writeZip(listFiles(livro), new Date(livro.modificado))
}

/** What names the chapters comes after them: only then are they known. */
async function* listFiles(livro: EpubLivro): AsyncGenerator<ZipEntry> {
  yield { name: 'mimetype', content: ['application/epub+zip'], isStored: true }
  yield { name: 'META-INF/container.xml', content: [CONTAINER] }
  const capitulos: EpubItem[] = []
  for await (const { arquivo, titulo, corpo } of livro.capitulos) {
    capitulos.push({ arquivo, titulo })
    yield { name: `EPUB/${arquivo}.xhtml`, content: [toXhtmlPage(titulo, corpo)] }
  }
  yield { name: 'EPUB/pacote.opf', content: [toPacote(livro, capitulos)] }
  yield { name: 'EPUB/sumario.xhtml', content: [toSumarioPage(livro, capitulos)] }
  yield { name: 'EPUB/estilo.css', content: [ESTILO] }
  yield { name: 'EPUB/capa.xhtml', content: [toCapaPage(livro)] }
  yield { name: 'EPUB/capa.png', content: [livro.capa], isStored: true }
}
