/** Pages of the file that are no text of the book: its cover, its table of contents, its title page. */
import { foldText } from '#contract/fold.ts'
import type { Bloco } from './bloco.ts'
import type { MarcaBruta } from './inline-text.ts'
import type { DocumentoEmBlocos } from './marcos.ts'
import type { Metadados } from './metadados.ts'
import type { PacoteEpub } from './pacote-epub.ts'

/** A title page stands among the first documents. */
const FRONT = 4
const SUMARIO = /^(?:sumario|indice|indice geral|conteudo|table of contents|contents)$/
const CAPA = /^(?:capa|cover|folha de rosto)$/
/** Part of a page's text that is links, when it calls itself a table of contents and when it does not. */
const LINKS = 0.5
const ALL_LINKS = 0.95
const MIN_LIST = 5

export function isPaginaAParte(
  documento: DocumentoEmBlocos,
  index: number,
  pacote: PacoteEpub,
  metadados: Metadados,
): boolean {
  const { path, blocos } = documento
  const guide = pacote.guide.filter((reference) => reference.path === path).map(({ tipo }) => tipo)
  if (pacote.manifest.some((item) => item.path === path && item.properties.includes('nav'))) return true
  if (isSumario(blocos, guide.includes('toc'))) return true
  const textos = blocos.map(({ texto }) => foldText(texto)).filter((texto) => texto !== '')
  const isBlank = textos.every((texto) => CAPA.test(texto))
  if (isBlank && blocos.length > 0 && (index === 0 || guide.includes('cover'))) return true
  return index < FRONT && isTitlePage(blocos, textos, metadados)
}

function isSumario(blocos: readonly Bloco[], isNamed: boolean): boolean {
  const body = blocos.filter(({ heading }) => heading === undefined)
  const title = blocos.find(({ heading }) => heading !== undefined)
  const isTitled = title === blocos[0] && title !== undefined && SUMARIO.test(foldText(title.texto))
  if (!isNamed && !isTitled && body.length < MIN_LIST) return false
  const share = isNamed || isTitled ? LINKS : ALL_LINKS
  const total = body.reduce((sum, { texto }) => sum + texto.length, 0)
  const linked = body.flatMap(({ marcas }) => marcas.filter(isInternal))
  return linked.reduce((sum, { inicio, fim }) => sum + fim - inicio, 0) >= total * share
}

function isInternal(marca: MarcaBruta): boolean {
  return marca.tipo === 'link' && !marca.isRodape && !/^[a-z]+:/i.test(marca.element.attribs.href ?? '')
}

/** Says nothing that the catalogue does not say. */
function isTitlePage(blocos: readonly Bloco[], textos: readonly string[], metadados: Metadados): boolean {
  if (textos.length === 0 || blocos.some(({ tipo }) => tipo === 'imagem')) return false
  const { titulo, subtitulo, autores, outros } = metadados
  const known = [titulo, subtitulo, ...autores.map(({ nome }) => nome), ...outros].flatMap((texto) =>
    texto ? [foldText(texto)] : [],
  )
  return textos.every((texto) => known.includes(texto))
}
