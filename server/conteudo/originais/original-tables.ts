import { separatorBefore } from '#contract/separator-before.ts'
import type { ParsedPagina, ParsedParte } from '#server/conteudo/parsers/content-model.ts'
import type { Row, TableScope, WantedTable } from '#server/platform/sync-table.ts'

const PAGINA = ['idioma', 'simbolo_id', 'numero'] as const
const SECAO = [...PAGINA, 'secao'] as const

/** The rows of some standards in a language; those of other standards and languages stay. @param simbolos which are replaced */
export function originalTables(
  idioma: string,
  simbolos: readonly number[],
  paginas: readonly ParsedPagina[],
): WantedTable[] {
  const scope: TableScope = {
    column: 'simbolo_id',
    values: simbolos,
    and: { column: 'idioma', values: [idioma] },
  }
  const comLugar = paginas.map((pagina) => ({
    pagina,
    lugar: { idioma, simbolo_id: pagina.simbolo, numero: pagina.numero },
  }))
  const secoes = comLugar.flatMap(({ pagina, lugar }) =>
    pagina.secoes.map((secao) => ({ secao, lugar: { ...lugar, secao: secao.numero } })),
  )
  return [
    {
      name: 'pagina_original',
      key: PAGINA,
      scope,
      rows: comLugar.map(({ pagina: { titulo }, lugar }) => ({ ...lugar, titulo })),
    },
    {
      name: 'secao_original',
      key: SECAO,
      scope,
      rows: secoes.map(({ secao: { titulo, destaque }, lugar }) => ({ ...lugar, titulo, destaque })),
    },
    {
      name: 'paragrafo_original',
      key: [...SECAO, 'ordem'],
      scope,
      rows: secoes.flatMap(({ secao, lugar }) => toParagrafos(secao.partes, lugar)),
    },
  ]
}

/** Paragraphs whole: markers are the translation's matter. */
function toParagrafos(partes: readonly ParsedParte[], lugar: Row): Row[] {
  const paragrafos = Map.groupBy(partes, ({ paragrafo }) => paragrafo)
  return [...paragrafos].map(([ordem, grupo]) => ({
    ...lugar,
    ordem,
    subtitulo: grupo[0]?.subtitulo ?? null,
    texto: grupo.map(({ texto }, index) => (index === 0 ? texto : separatorBefore(texto) + texto)).join(''),
  }))
}
