import { type Kysely, sql } from 'kysely'
import { keepQuery } from '#server/platform/keep-query.ts'
import type { Tables } from '#server/platform/tables.ts'

/** What a search must know of the texts before it reads them, all of one instant. */
export interface EstadoDosTextos {
  /** Another one after each import. */
  readonly marca: string
  /** An import is still making entries of the index: what a search finds changes with each of them. */
  readonly isImportando: boolean
  /** Another one when the glossary, or the Bible that the search reads, may have changed; null before there is one. */
  readonly glossario: string | null
}

interface Row {
  marca: string | null
  pendentes: number | boolean
  padroes: string | null
  sigla: string | null
  biblia: string | null
}

// The glossary comes with the standards.
const estado = sql<Row>`SELECT
  (SELECT string_agg(importado_em, ' ' ORDER BY fonte) FROM conteudo) AS marca,
  EXISTS (SELECT 1 FROM busca_pendente) AS pendentes,
  (SELECT impressao FROM conteudo WHERE fonte = 'padroes') AS padroes,
  (SELECT sigla FROM edicao WHERE padrao = 1) AS sigla,
  (SELECT impressao FROM conteudo WHERE fonte = (SELECT 'biblia:' || sigla FROM edicao WHERE padrao = 1)) AS biblia`

const readEstado = keepQuery('busca_estado', (read) => ({ compile: () => estado.compile(read) }))

export async function findEstado(read: Kysely<Tables>): Promise<EstadoDosTextos> {
  const [row] = await readEstado(read, [])
  const { marca = null, pendentes = 0, padroes = null, sigla = null, biblia = null } = row ?? {}
  return {
    marca: marca ?? '',
    isImportando: Boolean(pendentes),
    glossario: padroes === null ? null : `${padroes} ${sigla} ${biblia}`,
  }
}
