import { decodeMarkup } from './decode-markup.ts'
import { EpubError } from './epub-error.ts'
import type { Epub } from './open-epub.ts'
import { attribute, findAll, parseXml } from './xml.ts'

/** Obfuscation of embedded fonts, which the library does not use: the text is free to read. */
const FONT_OBFUSCATION = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
/** Licences of Adobe, Apple and Readium LCP. */
const RIGHTS = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl']

/** @throws EpubError for a book whose text is encrypted */
export async function refuseDrm(epub: Epub): Promise<void> {
  const stored = new Set(epub.names.map((name) => name.toLowerCase()))
  const isProtected = RIGHTS.some((name) => stored.has(name.toLowerCase())) || (await hasEncryptedText(epub))
  if (!isProtected) return
  throw new EpubError(
    'O arquivo é protegido por DRM e não pode ser importado. Peça ao editor um EPUB sem proteção.',
  )
}

async function hasEncryptedText(epub: Epub): Promise<boolean> {
  const name = epub.names.find((candidate) => candidate.toLowerCase() === 'meta-inf/encryption.xml')
  const bytes = name && (await epub.read(name))
  if (!bytes) return false
  const algorithms = findAll(parseXml(decodeMarkup(bytes)), 'encrypteddata').map((data) => {
    const [method] = findAll(data, 'encryptionmethod')
    return method ? attribute(method, 'algorithm') : undefined
  })
  return algorithms.some((algorithm) => algorithm === undefined || !FONT_OBFUSCATION.has(algorithm))
}
