/** A content folder of a few pages of each standard and two books: read and compared in a tenth of the time of the whole. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
/** Pages that each standard keeps. */
const PAGINAS = { cfw: 12, cmw: 3, bcw: 3, fgop: 2, dcpu: 2, dcpr: 3 } as const
const EBOOKS = ['canones-de-dort', 'canones-de-orange']
const FILES = ['livros.yaml', 'areas.yaml']

const HARMONIAS = `- tema: A justificação
  cfw: [11]
  cmw: [1, 2]
  ebooks: [canones-de-dort, canones-de-orange]

- tema: Cristo
  cfw: [8]
  bcw: [1]
  ebooks: [canones-de-orange]
`

/** @param dir an empty folder */
export function writeSmallContent(dir: string): void {
  for (const name of [...FILES, ...EBOOKS.map((slug) => `ebooks/${slug}`)]) {
    cpSync(join(CONTENT, name), join(dir, name), { recursive: true })
  }
  let simbolos = readFileSync(join(CONTENT, 'simbolos.yaml'), 'utf8')
  for (const [pasta, total] of Object.entries(PAGINAS)) {
    cpSync(join(CONTENT, pasta), join(dir, pasta), {
      recursive: true,
      filter: (path) => !(Number.parseInt(path.slice(join(CONTENT, pasta).length + 1), 10) > total),
    })
    const own = new RegExp(`(simbolo: ${pasta.toUpperCase()}\\n(?:  .*\\n)*?  total: )\\d+`)
    simbolos = simbolos.replace(own, `$1${total}`)
  }
  writeFileSync(join(dir, 'simbolos.yaml'), simbolos)
  writeFileSync(join(dir, 'harmonias.yaml'), HARMONIAS)
}
