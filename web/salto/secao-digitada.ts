/** The number after a chapter's or a question's: 'CFW 8.2' is a section, 'CMW 70.2' the part that ends at note 2. */
import type { Ancora } from '#contract/ancora.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import type { Padrao } from '#contract/padroes.ts'
import type { PadraoDoSalto } from './alvos.ts'

/** A place whose existence only the page itself can tell. */
export interface SecaoDigitada {
  readonly padrao: Padrao
  /** Chapter or question. */
  readonly numero: number
  /** 'CFW 8'. */
  readonly pagina: string
  readonly ancora: Ancora
}

/** @param secao the number typed after that of the page */
export function toSecaoDigitada(
  { padrao, sigla, unidade }: PadraoDoSalto,
  numero: number,
  secao: number,
): SecaoDigitada {
  const ancora = unidade.slug === 'capitulo' ? { secao } : { marcador: secao }
  return { padrao, numero, pagina: `${sigla} ${numero}`, ancora }
}

/** 'seção 2', 'nota 2'. */
export function formatSecao({ ancora }: SecaoDigitada): string {
  return 'secao' in ancora ? `seção ${ancora.secao}` : `nota ${ancora.marcador}`
}

/**
 * @param pagina the page, when it could be asked
 * @returns the sentence to show when the page has no such place
 */
export function checkSecao(
  { pagina: nome, ancora }: SecaoDigitada,
  pagina: PaginaDoTexto | undefined,
): string | null {
  if (!pagina) return null
  if ('secao' in ancora) {
    const total = pagina.secoes.length
    if (pagina.secoes.some(({ secao }) => secao === ancora.secao)) return null
    return `${nome} tem ${total} ${total === 1 ? 'seção' : 'seções'}.`
  }
  const marcadores = pagina.secoes.flatMap(({ partes }) => partes.map(({ marcador }) => marcador))
  const notas = marcadores.filter((marcador) => marcador !== null)
  if (notas.includes(ancora.marcador)) return null
  return `${nome} tem ${notas.length} ${notas.length === 1 ? 'nota' : 'notas'}.`
}
