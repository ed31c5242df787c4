import { escapeHtml } from './escape.ts'

const PRODUTO = 'Minha Biblioteca Westminster'

interface Metadados {
  /** Without the name of the product. */
  readonly titulo: string
  readonly descricao: string
  /** Absolute, as are the addresses of the picture. */
  readonly endereco: string
  readonly tipo: 'website' | 'article'
  readonly imagem: { readonly endereco: string; readonly alt: string }
}

/** What search engines and social networks read in the head of a page that the server renders; the picture has 1200 by 630 pixels. */
export function renderMetadados({ titulo, descricao, endereco, tipo, imagem }: Metadados): string {
  const inteiro = `${titulo} · ${PRODUTO}`
  return [
    `<title>${escapeHtml(inteiro)}</title>`,
    meta('name', 'description', descricao),
    `<link rel="canonical" href="${escapeHtml(endereco)}">`,
    meta('property', 'og:type', tipo),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', PRODUTO),
    meta('property', 'og:title', inteiro),
    meta('property', 'og:description', descricao),
    meta('property', 'og:url', endereco),
    meta('property', 'og:image', imagem.endereco),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', imagem.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}
