import type { DadosDaPagina } from '#contract/mbw.ts'
import { paths } from '../paths.ts'
import { toDadosEstruturados } from './dados-estruturados.ts'
import { escapeHtml, toScriptJson } from './escape.ts'
import { TITULO } from './titulo.ts'
import { nomeDosLivros } from './vantagens.ts'

const PRODUTO = 'Minha Biblioteca Westminster'

/** The head of the page for search engines and social networks. @param origem public address, without a path */
export function renderCabeca(dados: DadosDaPagina, origem: string): string {
  const titulo = `${TITULO} · ${PRODUTO}`
  const endereco = `${origem}${paths.mbw()}`
  const descricao =
    `Os seis padrões de Westminster, a Bíblia e ${nomeDosLivros(dados.mbw)} em português, ` +
    'com textos-prova, harmonias e as suas notas.'
  return [
    `<title>${escapeHtml(titulo)}</title>`,
    meta('name', 'description', descricao),
    `<link rel="canonical" href="${escapeHtml(endereco)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', PRODUTO),
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    meta('property', 'og:url', endereco),
    meta('property', 'og:image', `${origem}/mbw-og.png`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', PRODUTO),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${toScriptJson(toDadosEstruturados(dados, origem))}</script>`,
  ].join('\n    ')
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}
