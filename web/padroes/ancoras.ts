import type { Unidade } from './unidades.ts'

/** Anchor of a chapter or question in the whole text: 'capitulo-8', 'pergunta-12'. */
export function ancoraDaPagina({ slug }: Unidade, numero: number): string {
  return `${slug}-${numero}`
}

/** Anchor of a section in the whole text: 'capitulo-8-secao-3'. */
export function ancoraDaSecao(pagina: string, secao: number): string {
  return `${pagina}-secao-${secao}`
}

/** Anchor of the bracketed number in the text: 'capitulo-8-marca-3'. */
export function ancoraDaMarca(pagina: string, marcador: number): string {
  return `${pagina}-marca-${marcador}`
}

/** Anchor of the citations that a bracketed number leads to: 'capitulo-8-prova-3'. */
export function ancoraDaProva(pagina: string, marcador: number): string {
  return `${pagina}-prova-${marcador}`
}
