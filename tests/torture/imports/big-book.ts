/** A book of any size as an EPUB file, the same for the same edition, whose paragraphs all differ. */
import { writeFile } from 'node:fs/promises'
import { writeEpub } from '#tests/support/epub-writer.ts'
import { createRandom } from '../../../bench/busca-random.ts'

export const PARAGRAFOS_PER_CAPITULO = 500
/** A word that stands in the last paragraph of each chapter, and nowhere else. */
export const MARCA = 'zurumbatico'
export const TITULO = 'Suma dos Parágrafos'

const WORDS =
  'a o de que em para graça fé paz Igreja justiça Senhor aliança povo lei promessa vida morte pecado perdão palavra oração santo eterno rei filho pai espírito verdade caminho luz mundo'.split(
    ' ',
  )
const WORDS_PER_PARAGRAFO = 45

const METADATA = `<dc:identifier id="id">urn:tortura:suma</dc:identifier><dc:title>${TITULO}</dc:title>
<dc:creator>Autor da Suma</dc:creator><dc:language>pt-BR</dc:language>`

/** @param edition another number changes a word of every paragraph */
export async function writeBigBook(file: string, paragrafos: number, edition: number): Promise<void> {
  const random = createRandom(7)
  const total = Math.ceil(paragrafos / PARAGRAFOS_PER_CAPITULO)
  const documentos = Object.fromEntries(
    Array.from({ length: total }, (_, index) => {
      const own = Array.from({ length: PARAGRAFOS_PER_CAPITULO }, (_, place) => {
        const words = Array.from({ length: WORDS_PER_PARAGRAFO }, () => random.pick(WORDS)).join(' ')
        const mark = place === PARAGRAFOS_PER_CAPITULO - 1 ? MARCA : 'fim'
        return `<p>Edição ${edition}, ${index + 1}.${place + 1}: ${words}, palavra n${random.integer(50_000)}, ${mark}.</p>`
      })
      return [`c${index + 1}.xhtml`, `<h1>Capítulo ${index + 1}</h1>${own.join('')}`]
    }),
  )
  await writeFile(file, writeEpub({ documentos, metadata: METADATA }))
}
