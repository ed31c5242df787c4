import type { ParteDaResposta, Pergunta } from '#contract/catecismos.ts'
import type { CapituloCfw } from '#contract/cfw.ts'
import type { CapituloPorOrdem } from '#contract/diretorios.ts'
import type { Parte, Secao, SecaoTexto, Simbolo } from '#contract/padrao-texto.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import type { ParteTable, SimboloTable } from '#server/platform/tables.ts'

/** Ids are the numbers that people use (docs/regras.md, "Numbers"). */
interface Pagina {
  numero: number
  titulo: string
}

export function toSimbolo({ unidade, introducao, ...row }: SimboloTable): Simbolo {
  return {
    ...row,
    unidade: unidade === 'pergunta' ? 'pergunta' : 'capítulo',
    introducao: introducao.split('\n\n'),
  }
}

/** CFW and DCPU. */
export function toCapituloNumerado({ numero, titulo }: Pagina): CapituloCfw {
  return { id: numero, titulo, numero_capitulo: numero }
}

/** FGOP and DCPR. */
export function toCapituloPorOrdem({ numero, titulo }: Pagina): CapituloPorOrdem {
  return { id: numero, titulo, ordem: numero }
}

/** CMW and BCW: the page's title is the question. */
export function toPergunta({ numero, titulo }: Pagina): Pergunta {
  return { id: numero, numero_pergunta: numero, pergunta: titulo }
}

export function toParteDaResposta(
  { id, parte, paragrafo, marcador, referencias }: Parte,
  index: number,
): ParteDaResposta {
  return { id, parte_da_resposta: parte, ordem: index + 1, paragrafo, marcador, referencias }
}

/** A section as one text, its paragraphs separated by blank lines. */
export function toSecaoTexto({ id, secao, partes }: Secao): SecaoTexto {
  const paragrafos = [...Map.groupBy(partes, ({ paragrafo }) => paragrafo).values()]
  return { id, secao, texto: paragrafos.map(joinPartes).join('\n\n') }
}

function joinPartes(partes: Parte[]): string {
  return partes.map(({ parte }, index) => (index === 0 ? parte : separatorBefore(parte) + parte)).join('')
}

/** Parts by section id, each with its citations. */
export function groupPartes(
  partes: ParteTable[],
  referencias: { parte_id: number; referencia: string }[],
): Map<number, Parte[]> {
  const citacoes = Map.groupBy(referencias, ({ parte_id }) => parte_id)
  const bySecao = Map.groupBy(partes, ({ secao_id }) => secao_id)
  return new Map(
    [...bySecao].map(([secaoId, rows]) => [
      secaoId,
      rows.map((row) => toParte(row, citacoes.get(row.id) ?? [])),
    ]),
  )
}

function toParte(row: ParteTable, citacoes: { referencia: string }[]): Parte {
  return {
    id: row.id,
    parte: row.parte,
    subtitulo: row.subtitulo,
    ordem_dentro_da_secao: row.ordem,
    paragrafo: row.paragrafo,
    marcador: row.marcador,
    referencias: citacoes.map(({ referencia }) => ({ referencia })),
  }
}
