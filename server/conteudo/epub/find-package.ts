import { decodeMarkup } from './decode-markup.ts'
import { EpubError } from './epub-error.ts'
import type { Epub } from './open-epub.ts'
import { attribute, findAll, parseXml } from './xml.ts'
import { resolveHref } from './zip-names.ts'

const CONTAINER = 'META-INF/container.xml'
const PACKAGE = /\.opf$/i

/** The package document that META-INF/container.xml names, or else the first .opf. @throws EpubError when there is none */
export async function findPackage(epub: Epub): Promise<string> {
  return (await fromContainer(epub)) ?? epub.names.find((name) => PACKAGE.test(name)) ?? refuse()
}

async function fromContainer(epub: Epub): Promise<string | null> {
  const name = epub.find(CONTAINER)
  const bytes = name && (await epub.read(name))
  if (!bytes) return null
  for (const rootfile of findAll(parseXml(decodeMarkup(bytes)), 'rootfile')) {
    const target = resolveHref(attribute(rootfile, 'full-path') ?? '', '')
    const found = target?.path ? epub.find(target.path) : null
    if (found && PACKAGE.test(found)) return found
  }
  return null
}

function refuse(): never {
  throw new EpubError('O arquivo não é um EPUB: falta o documento do pacote (.opf).')
}
