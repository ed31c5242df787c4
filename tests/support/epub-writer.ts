/** Writes small EPUB files for tests, well made unless told otherwise. */
import { type Zippable, zipSync } from 'fflate'

export interface EpubSource {
  /** Body of each document, by file name in OEBPS: 'c1.xhtml'. */
  documentos: Record<string, string>
  /** Inside <metadata>; a title, an author, a language and an identifier when absent. */
  metadata?: string
  /** Inside <ol> of the navigation document; null for a book without one. */
  nav?: string | null
  /** More entries, or other contents for those that are written; null leaves one out. */
  files?: Record<string, string | Uint8Array | null>
  /** Attributes of <html> in the documents. */
  html?: string
}

export const METADATA = `<dc:identifier id="id">urn:prova:1</dc:identifier><dc:title>Livro de prova</dc:title>
<dc:creator>Autor de Prova</dc:creator><dc:language>pt-BR</dc:language>`

const CONTAINER = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/livro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const TYPES: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  png: 'image/png',
  svg: 'image/svg+xml',
  css: 'text/css',
  ncx: 'application/x-dtbncx+xml',
}

export function writeEpub(source: EpubSource): Buffer {
  const entries: Zippable = {}
  for (const [name, content] of Object.entries(epubFiles(source))) {
    if (content !== null) entries[name] = [toBytes(content), { level: name === 'mimetype' ? 0 : 6 }]
  }
  return Buffer.from(zipSync(entries))
}

/** The entries of the file in their order, for those who write the zip themselves. */
export function epubFiles(source: EpubSource): Record<string, string | Uint8Array | null> {
  const { documentos, nav = null, files = {} } = source
  const own: Record<string, string | Uint8Array | null> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OEBPS/livro.opf': packageOf(source),
  }
  if (nav !== null) own['OEBPS/nav.xhtml'] = xhtml(`<nav epub:type="toc"><ol>${nav}</ol></nav>`)
  for (const [name, body] of Object.entries(documentos)) own[`OEBPS/${name}`] = xhtml(body, source.html)
  return { ...own, ...files }
}

/** A whole document around a body. */
export function xhtml(body: string, html = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${html}>
<head><title>documento.xhtml</title></head><body>${body}</body></html>`
}

function packageOf({ documentos, metadata = METADATA, nav = null, files = {} }: EpubSource): string {
  const names = Object.keys(documentos)
  const extra = Object.keys(files)
    .filter((name) => name.startsWith('OEBPS/') && !name.endsWith('.opf'))
    .map((name) => name.slice('OEBPS/'.length))
  const items = [...new Set([...names, ...extra])].map((name) => {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return `<item id="${idOf(name)}" href="${encodeURI(name)}" media-type="${type}"/>`
  })
  const navItem =
    nav === null
      ? ''
      : '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
  const spine = names.map((name) => `<itemref idref="${idOf(name)}"/>`)
  return `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata>
<manifest>${navItem}${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`
}

function idOf(name: string): string {
  return `i-${name.replace(/[^\w]/g, '-')}`
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : content
}
