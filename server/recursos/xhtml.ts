/** XHTML of the EPUB files. Everything that comes from a text goes through `escapeXml`. */

// XML 1.0 has no way to write these, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in XML, in an element or between double quotes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** @param corpo children of the body, already XHTML */
export function toXhtmlPage(titulo: string, corpo: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="pt-BR" xml:lang="pt-BR">
<head>
<title>${escapeXml(titulo)}</title>
<link rel="stylesheet" type="text/css" href="estilo.css"/>
</head>
<body>
${corpo}
</body>
</html>
`
}

/** Paragraphs of a text in which blank lines separate them and single ones break a line. */
export function toParagrafos(texto: string): string {
  return texto
    .trim()
    .split(/\n\s*\n/)
    .filter((paragrafo) => paragrafo !== '')
    .map((paragrafo) => `<p>${escapeXml(paragrafo.trim()).replaceAll('\n', '<br/>')}</p>`)
    .join('\n')
}
