import type { CapituloCfw, Parte, Simbolo } from '#contract/padroes.ts'
import type { ParteTable, SimboloTable } from '#server/platform/tables.ts'

export function toSimbolo({ unidade, introducao, ...row }: SimboloTable): Simbolo {
  return {
    ...row,
    unidade: unidade === 'pergunta' ? 'pergunta' : 'capítulo',
    introducao: introducao.split('\n\n'),
  }
}

/** A chapter's id is its number (decisions, "Identity of texts"). */
export function toCapituloCfw({ numero, titulo }: { numero: number; titulo: string }): CapituloCfw {
  return { id: numero, titulo, numero_capitulo: numero }
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
