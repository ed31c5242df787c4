import { type Ancora, parseAncora } from '#contract/ancora.ts'
import type { PaginaPublicaDaBiblia, PaginaPublicaDoPadrao } from '#contract/ler.ts'
import { formatLugar } from '#contract/lugar.ts'
import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { PADROES } from '#contract/padroes.ts'
import { separatorBefore } from '#contract/separator-before.ts'

/** Words of the library, and where they stand: 'CFW 8.2'. */
export interface Excerto {
  texto: string
  lugar: string
}

/** The words of a place; of a whole page its first section, of a question the answer. @returns null for no place of the page */
export function citePadrao(
  { padrao, pagina }: Pick<PaginaPublicaDoPadrao, 'padrao' | 'pagina'>,
  lugar: string | undefined,
): Excerto | null {
  const ancora = lugar === undefined ? { secao: pagina.secoes[0]?.secao ?? 1 } : parseAncora(lugar)
  const found = ancora && findTexto(pagina, ancora)
  if (!found) return null
  const { sigla } = PADROES[padrao]
  return { texto: found.texto, lugar: formatLugar(sigla, pagina.numero, found.secao) }
}

/** @param versos '16' or '16-18'; of a whole chapter its first verse @returns null for verses that it has not */
export function citeBiblia(
  { livro, capitulo, versiculos }: Pick<PaginaPublicaDaBiblia, 'livro' | 'capitulo' | 'versiculos'>,
  versos: string | undefined,
): Excerto | null {
  const [from = 1, to = from] = (versos ?? String(versiculos[0]?.numero_versiculo)).split('-').map(Number)
  const citados = versiculos.filter(
    ({ numero_versiculo: numero, ate = numero }) => ate >= from && numero <= to,
  )
  const [first] = citados
  const last = citados.at(-1)
  if (!first || !last) return null
  const { numero_versiculo: inicio } = first
  const { numero_versiculo: numero, ate: fim = numero } = last
  const texto = citados.map(({ texto_biblico }) => texto_biblico).join(' ')
  return { texto, lugar: `${livro.livro} ${capitulo}.${inicio}${fim > inicio ? `–${fim}` : ''}` }
}

function findTexto({ secoes }: PaginaDoTexto, ancora: Ancora): { texto: string; secao: number } | null {
  if ('marcador' in ancora) {
    const secao = secoes.find(({ partes }) => partes.some(({ marcador }) => marcador === ancora.marcador))
    const parte = secao?.partes.find(({ marcador }) => marcador === ancora.marcador)
    return secao && parte ? { texto: trimParte(parte.parte), secao: secao.secao } : null
  }
  const secao = secoes.find(({ secao }) => secao === ancora.secao)
  if (!secao) return null
  const { paragrafo } = ancora
  if (paragrafo === 'destaque') return secao.destaque ? { texto: secao.destaque, secao: secao.secao } : null
  const partes = secao.partes.filter((parte) => paragrafo === undefined || parte.paragrafo === paragrafo)
  return partes.length > 0 ? { texto: joinPartes(partes), secao: secao.secao } : null
}

function joinPartes(partes: readonly Parte[]): string {
  return partes.map(({ parte }, index) => (index === 0 ? parte : separatorBefore(parte) + parte)).join('')
}

/** A part of a sentence, without the punctuation that joins it to the others. */
function trimParte(parte: string): string {
  return parte
    .trim()
    .replace(/^[,.;:)\]\s]+/, '')
    .replace(/[,;:]$/, '')
}
