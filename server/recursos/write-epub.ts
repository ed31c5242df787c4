import { promisify } from 'node:util'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import type { EpubLivro } from './epub-livro.ts'
import { CONTAINER, ESTILO, toCapaPage, toPacote, toSumarioPage } from './epub-pacote.ts'
import { toXhtmlPage } from './xhtml.ts'

const zipAsync = promisify<AsyncZippable, Uint8Array>(zip)

/**
 * Writes an EPUB 3. The same book gives the same bytes.
 * @returns the file; 'mimetype' comes first and uncompressed (EPUB 3.3, "OCF ZIP container")
 */
export async function writeEpub(livro: EpubLivro): Promise<Buffer> {
  const mtime = new Date(livro.modificado)
  const text = (content: string) => strToU8(content)
  const capitulos = livro.capitulos.map(
    ({ arquivo, titulo, corpo }) => [`EPUB/${arquivo}.xhtml`, text(toXhtmlPage(titulo, corpo))] as const,
  )
  const files: AsyncZippable = {
    mimetype: [text('application/epub+zip'), { level: 0, mtime }],
    'META-INF/container.xml': text(CONTAINER),
    'EPUB/pacote.opf': text(toPacote(livro)),
    'EPUB/sumario.xhtml': text(toSumarioPage(livro)),
    'EPUB/estilo.css': text(ESTILO),
    'EPUB/capa.xhtml': text(toCapaPage(livro)),
    'EPUB/capa.png': [livro.capa, { level: 0 }],
    ...Object.fromEntries(capitulos),
  }
  const timed = Object.entries(files).map(([name, file]) => [
    name,
    Array.isArray(file) ? [file[0], { ...file[1], mtime }] : [file, { mtime }],
  ])
  return Buffer.from(await zipAsync(Object.fromEntries(timed)))
}
