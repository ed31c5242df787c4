import { strToU8, type Zippable, zipSync } from 'fflate'
import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'
import { lazily } from '../../platform/lazily.ts'

/** What brings all back; a reader of books passes it over. */
export const DADOS_DO_EPUB = 'META-INF/marcacoes.json'
/** So many in one document: readers of books open them whole. */
const POR_DOCUMENTO = 200

const dataFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }))

interface Livro {
  /** 'urn:uuid:…' */
  readonly identificador: string
  readonly agora: Date
}

/** An EPUB 3 of what was marked and written, newest first. */
export function writeEpub(
  marcacoes: readonly MarcacaoExportada[],
  { identificador, agora }: Livro,
): Uint8Array<ArrayBuffer> {
  const documentos: string[] = []
  for (let start = 0; start < Math.max(marcacoes.length, 1); start += POR_DOCUMENTO) {
    documentos.push(writeDocumento(marcacoes.slice(start, start + POR_DOCUMENTO), documentos.length + 1))
  }
  const nomes = documentos.map((_, index) => `marcacoes-${index + 1}.xhtml`)
  const files: Zippable = {
    // First, and as it is: that is how one tells what the file is.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    [DADOS_DO_EPUB]: strToU8(JSON.stringify({ marcacoes })),
    'OEBPS/livro.opf': strToU8(writePacote(nomes, { identificador, agora })),
    'OEBPS/nav.xhtml': strToU8(writeNav(nomes)),
  }
  documentos.forEach((documento, index) => {
    files[`OEBPS/${nomes[index]}`] = strToU8(documento)
  })
  return zipSync(files, { mtime: agora })
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/livro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

function writePacote(nomes: readonly string[], { identificador, agora }: Livro): string {
  const itens = nomes.map(
    (nome, index) => `<item id="m${index + 1}" href="${nome}" media-type="application/xhtml+xml"/>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="pt-BR">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${identificador}</dc:identifier>
<dc:title>Minhas marcações</dc:title><dc:language>pt-BR</dc:language>
<meta property="dcterms:modified">${agora.toISOString().replace(/\.\d+Z$/, 'Z')}</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${itens.join('\n')}</manifest>
<spine>${nomes.map((_, index) => `<itemref idref="m${index + 1}"/>`).join('')}</spine></package>
`
}

function writeNav(nomes: readonly string[]): string {
  const itens = nomes.map((nome, index) => `<li><a href="${nome}">Parte ${index + 1}</a></li>`)
  return writeXhtml('Sumário', `<nav epub:type="toc"><h1>Sumário</h1><ol>${itens.join('')}</ol></nav>`)
}

function writeDocumento(marcacoes: readonly MarcacaoExportada[], numero: number): string {
  const secoes = marcacoes.map(({ citacao, titulo, trecho, nota, etiquetas, criada_em }) => {
    const pe = [dataFormat().format(new Date(criada_em)), ...etiquetas].join(' · ')
    return `<section><h2>${escapeXml(citacao)}</h2>${
      trecho === '' ? '' : `<blockquote>${writeLinhas(trecho)}</blockquote>`
    }${titulo.trim() === '' ? '' : `<h3>${escapeXml(titulo)}</h3>`}${writeLinhas(nota)}<p><small>${escapeXml(pe)}</small></p></section>`
  })
  const corpo = secoes.join('\n') || '<p>Nenhuma marcação.</p>'
  return writeXhtml(`Minhas marcações, parte ${numero}`, `<h1>Minhas marcações</h1>\n${corpo}`)
}

function writeLinhas(texto: string): string {
  return texto
    .split('\n')
    .filter((linha) => linha.trim() !== '')
    .map((linha) => `<p>${escapeXml(linha)}</p>`)
    .join('')
}

function writeXhtml(titulo: string, corpo: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="pt-BR" xml:lang="pt-BR">
<head><title>${escapeXml(titulo)}</title></head><body>${corpo}</body></html>
`
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot say, control characters and half pairs, becomes the sign for it. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (/[\t\n\r]/.test(sign) ? ' ' : '\uFFFD'))
    .replace(/[&<>"]/g, (sign) => ENTIDADES[sign] ?? sign)
}
