import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { groupParagrafos } from '../../padroes/public.ts'

/** A page as one reads it, a line for each paragraph, heading and note. */
export function linhasDaPagina({ titulo, secoes }: PaginaDoTexto): string[] {
  return [
    titulo,
    ...secoes.flatMap(({ secao, partes, destaque, ...rest }) => [
      secoes.length > 1 ? `Seção ${secao}` : [],
      rest.titulo ?? [],
      groupParagrafos(partes).flatMap((paragrafo) => [
        paragrafo.subtitulo ?? [],
        paragrafo.partes.map(({ parte, texto }) => texto + formatMarcador(parte)).join(''),
      ]),
      destaque ?? [],
    ]),
    ...secoes.flatMap(({ partes }) => partes.filter(({ marcador }) => marcador !== null).map(formatNota)),
  ].flat(2)
}

function formatMarcador({ marcador }: Parte): string {
  return marcador === null ? '' : `[${marcador}]`
}

function formatNota({ marcador, referencias }: Parte): string {
  return `[${marcador}] ${referencias.map(({ referencia }) => referencia).join('; ')}`
}
