/** The files of an EPUB 3 that are the same for every book (EPUB 3.3: container, package document, navigation). */
import type { EpubItem, EpubLivro } from './epub-livro.ts'
import { escapeXml, toXhtmlPage } from './xhtml.ts'

export const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/pacote.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

export const ESTILO = `body { font-family: serif; line-height: 1.5; margin: 0 5%; }
h1 { font-size: 1.6em; line-height: 1.2; font-weight: normal; margin: 1.5em 0 1em; }
h2 { font-size: 1.1em; margin: 1.5em 0 0.5em; }
h3 { font-size: 1em; margin: 1em 0 0.3em; }
p { margin: 0 0 0.7em; }
a { color: inherit; }
.numero { font-size: 0.9em; letter-spacing: 0.06em; margin-bottom: 0; }
.marcador { font-size: 0.75em; vertical-align: super; line-height: 0; text-decoration: none; color: #9a2a20; }
.destaque { font-style: italic; border-left: 3px solid #9a2a20; padding-left: 1em; }
.data { font-size: 0.85em; color: #555555; }
.notas { margin-top: 2em; border-top: 1px solid #888888; font-size: 0.85em; }
.capa { margin: 0; text-align: center; }
.capa img { max-width: 100%; max-height: 100%; }
`

/** The page that shows the cover. */
export function toCapaPage({ titulo }: EpubLivro): string {
  const imagem = `<img src="capa.png" alt="Capa: ${escapeXml(titulo)}"/>`
  return toXhtmlPage('Capa', `<section class="capa" epub:type="cover">${imagem}</section>`)
}

/** The table of contents that reading systems show. */
export function toSumarioPage({ titulo }: EpubLivro, capitulos: readonly EpubItem[]): string {
  const itens = capitulos
    .map((capitulo) => `<li><a href="${capitulo.arquivo}.xhtml">${escapeXml(capitulo.titulo)}</a></li>`)
    .join('\n')
  const primeiro = capitulos[0]?.arquivo ?? 'capa'
  return toXhtmlPage(
    titulo,
    `<nav epub:type="toc" role="doc-toc" id="sumario"><h1>Sumário</h1><ol>
${itens}
</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><h2>Guia</h2><ol>
<li><a epub:type="cover" href="capa.xhtml">Capa</a></li>
<li><a epub:type="toc" href="sumario.xhtml">Sumário</a></li>
<li><a epub:type="bodymatter" href="${primeiro}.xhtml">Texto</a></li>
</ol></nav>`,
  )
}

/** The package document. */
export function toPacote(livro: EpubLivro, capitulos: readonly EpubItem[]): string {
  const manifesto = capitulos
    .map(
      ({ arquivo }) => `<item id="${arquivo}" href="${arquivo}.xhtml" media-type="application/xhtml+xml"/>`,
    )
    .join('\n')
  const ordem = capitulos.map(({ arquivo }) => `<itemref idref="${arquivo}"/>`).join('\n')
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="pt-BR">
${toMetadata(livro)}
<manifest>
<item id="estilo" href="estilo.css" media-type="text/css"/>
<item id="imagem-da-capa" href="capa.png" media-type="image/png" properties="cover-image"/>
<item id="capa" href="capa.xhtml" media-type="application/xhtml+xml"/>
<item id="sumario" href="sumario.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${manifesto}
</manifest>
<spine>
<itemref idref="capa" linear="no"/>
<itemref idref="sumario"/>
${ordem}
</spine>
</package>
`
}

function toMetadata({ identificador, titulo, autor, descricao, modificado }: EpubLivro): string {
  const semFracao = modificado.replace(/\.\d+Z$/, 'Z')
  return `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(identificador)}</dc:identifier>
<dc:title>${escapeXml(titulo)}</dc:title>
<dc:creator>${escapeXml(autor)}</dc:creator>
<dc:language>pt-BR</dc:language>
<dc:publisher>Minha Biblioteca Westminster</dc:publisher>
${descricao === null ? '' : `<dc:description>${escapeXml(descricao)}</dc:description>`}
<meta property="dcterms:modified">${semFracao}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>`
}
