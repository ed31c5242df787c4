/** What a search must know before it reads texts. It is read before, so that what is read afterwards is at least as new. */
import { type Kysely, sql } from 'kysely'
import { createAskTogether } from '#server/platform/ask-together.ts'
import type { Database } from '#server/platform/database.ts'
import { keepQuery } from '#server/platform/keep-query.ts'
import type { Tables } from '#server/platform/tables.ts'

/** All of one instant, and the same for all readers. */
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
const selectEstado = sql<Row>`SELECT
  (SELECT string_agg(importado_em, ' ' ORDER BY fonte) FROM conteudo) AS marca,
  EXISTS (SELECT 1 FROM busca_pendente) AS pendentes,
  (SELECT impressao FROM conteudo WHERE fonte = 'padroes') AS padroes,
  (SELECT sigla FROM edicao WHERE padrao = 1) AS sigla,
  (SELECT impressao FROM conteudo WHERE fonte = (SELECT 'biblia:' || sigla FROM edicao WHERE padrao = 1)) AS biblia`

const readEstado = keepQuery('busca_estado', (read) => ({ compile: () => selectEstado.compile(read) }))

export async function findEstadoDosTextos(read: Kysely<Tables>): Promise<EstadoDosTextos> {
  const [row] = await readEstado(read, [])
  const { marca = null, pendentes = 0, padroes = null, sigla = null, biblia = null } = row ?? {}
  return {
    marca: marca ?? '',
    isImportando: Boolean(pendentes),
    glossario: padroes === null ? null : `${padroes} ${sigla} ${biblia}`,
  }
}

const ALL = 'all'
const askEstado = createAskTogether(async (read) => new Map([[ALL, await findEstadoDosTextos(read)]]), 1)
const NENHUM: EstadoDosTextos = { marca: '', isImportando: false, glossario: null }

/** Once for all calls of one turn of the event loop. */
export async function askEstadoDosTextos(db: Database): Promise<EstadoDosTextos> {
  return (await askEstado(db, ALL)) ?? NENHUM
}
