/** Which standard a note is of, and where it stands, in words. */
import { formatAncora, parseAncora } from '#contract/ancora.ts'
import { citarAncora, nomeDaAncora } from '#contract/lugar.ts'
import { padraoOfSigla, padraoOfSimbolo } from '#contract/padroes.ts'
import { FICHAS, type FichaDoPadrao } from '../padroes/public.ts'
import { paths } from '../paths.ts'

/** The standard of a symbol id, or null for a number that maps to none. */
export function fichaOf(simbolo: number): FichaDoPadrao | null {
  const padrao = padraoOfSimbolo(simbolo)
  return padrao ? FICHAS[padrao] : null
}

/** The standard of a name as the API and addresses write it, in any case; null when there is none. */
export function fichaOfSigla(text: string): FichaDoPadrao | null {
  const padrao = padraoOfSigla(text)
  return padrao ? FICHAS[padrao] : null
}

/** Where a note of a page is, with the label that the server gives it: 'CFW, Cap 3', 'BCW, Pergunta 5'. */
export function pageLabel({ sigla, unidade }: FichaDoPadrao, numero: number): string {
  return `${sigla}, ${unidade.slug === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`
}

/** Where a note is, with the place inside of its page: 'CFW, Cap 8, Seção 2'. @param ancora absent for the whole page */
export function placeLabel(ficha: FichaDoPadrao, numero: number, ancora: string | undefined): string {
  return [pageLabel(ficha, numero), nomeDaAncora(ficha.sigla, ancora)].filter(Boolean).join(', ')
}

/** The place inside of its page that a note is about, to be led to; null for the whole page. */
export function lugarDaNota(
  ficha: FichaDoPadrao,
  numero: number,
  ancora: string | undefined,
): { readonly nome: string; readonly to: string } | null {
  const lugar = parseAncora(ancora ?? '')
  if (lugar === null) return null
  return {
    nome: citarAncora(ficha.sigla, numero, ancora),
    to: paths.ancoraDaPagina(ficha.paginaPath(numero), lugar),
  }
}

/**
 * Where a new note is, and the title that names its section. An answer is the only section of its question.
 * @param secao 0 for the whole page
 */
export function placeOfNova(
  ficha: FichaDoPadrao,
  numero: number,
  secao: number,
): { rotulo: string; titulo?: string; ancora?: string } {
  if (secao === 0) return { rotulo: pageLabel(ficha, numero) }
  const ancora = formatAncora({ secao })
  const rotulo = placeLabel(ficha, numero, ancora)
  if (ficha.unidade.slug === 'pergunta') return { rotulo, ancora }
  return { rotulo, titulo: citarAncora(ficha.sigla, numero, ancora), ancora }
}
