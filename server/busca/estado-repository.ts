/** What a search must know before it reads texts. It is read before, so that what is read afterwards is at least as new. */
import { type Kysely, sql } from 'kysely'
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

/** So old may be what a search knows of the texts: nobody notices, and all servers may take five seconds to see new ones (spec, content). */
const FRESH_MS = 250

/** The state of the texts for the searches of this server. */
export interface EstadoLido {
  ask(): Promise<EstadoDosTextos>
  /** The texts have changed: the next search reads it. */
  clear(): void
}

/** Read for many searches at once: it is the same for all readers. */
export function createEstadoLido(db: Pick<Database, 'read' | 'replicas'>): EstadoLido {
  let last: { estado: Promise<EstadoDosTextos>; askedAt: number } | null = null
  return {
    async ask() {
      // Each request has a place of its own to read from, and must not know more than is there (ADR 039).
      if (db.replicas) return findEstadoDosTextos(db.read)
      const now = performance.now()
      if (!last || now - last.askedAt >= FRESH_MS) {
        const mine = { estado: findEstadoDosTextos(db.read), askedAt: now }
        last = mine
        mine.estado.catch(() => {
          if (last === mine) last = null
        })
      }
      return last.estado
    },
    clear() {
      last = null
    },
  }
}
