import { type Kysely, sql } from 'kysely'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { keepQuery } from '#server/platform/keep-query.ts'
import type { Tables } from '#server/platform/tables.ts'

/** What a search must know before it reads texts, all of one instant. */
export interface EstadoDosTextos {
  /** Another one after each import. */
  readonly marca: string
  /** An import is still making entries of the index: what a search finds changes with each of them. */
  readonly isImportando: boolean
  /** Another one when the glossary, or the Bible that the search reads, may have changed; null before there is one. */
  readonly glossario: string | null
  /** What the reader has nothing of. */
  readonly vazias: readonly FonteDaBusca[]
  /** Another number after each change of what the reader has written or reads. */
  readonly mudancas: number
  /** How much he has written, at least what the search finds. */
  readonly uso: { readonly documentos: number; readonly bytes: number }
}

interface Row {
  marca: string | null
  pendentes: number | boolean
  padroes: string | null
  sigla: string | null
  biblia: string | null
  notas: number | boolean
  destaques: number | boolean
  mudancas: number | null
  documentos: number | null
  bytes: number | null
}

// The glossary comes with the standards.
const estadoDe = (usuarioId: string) => sql<Row>`SELECT
  (SELECT string_agg(importado_em, ' ' ORDER BY fonte) FROM conteudo) AS marca,
  EXISTS (SELECT 1 FROM busca_pendente) AS pendentes,
  (SELECT impressao FROM conteudo WHERE fonte = 'padroes') AS padroes,
  (SELECT sigla FROM edicao WHERE padrao = 1) AS sigla,
  (SELECT impressao FROM conteudo WHERE fonte = (SELECT 'biblia:' || sigla FROM edicao WHERE padrao = 1)) AS biblia,
  EXISTS (SELECT 1 FROM busca_nota WHERE usuario_id = ${usuarioId}) AS notas,
  EXISTS (SELECT 1 FROM busca_destaque WHERE usuario_id = ${usuarioId}) AS destaques,
  uso.mudancas, uso.notas + uso.destaques AS documentos, uso.bytes
  FROM (SELECT 1 AS um) AS linha LEFT JOIN uso ON uso.usuario_id = ${usuarioId}`

const NOTAS = ['notas'] as const
const DESTAQUES = ['destaques'] as const

const readEstado = keepQuery('busca_estado', (read) => ({ compile: () => estadoDe('').compile(read) }))

/** @param usuarioId null for a visitor */
export async function findEstado(read: Kysely<Tables>, usuarioId: string | null): Promise<EstadoDosTextos> {
  const reader = usuarioId ?? ''
  const [row] = await readEstado(read, [reader, reader, reader])
  const { marca = null, pendentes = 0, padroes = null, sigla = null, biblia = null } = row ?? {}
  return {
    marca: marca ?? '',
    isImportando: Boolean(pendentes),
    glossario: padroes === null ? null : `${padroes} ${sigla} ${biblia}`,
    vazias: [...(row?.notas ? [] : NOTAS), ...(row?.destaques ? [] : DESTAQUES)],
    mudancas: row?.mudancas ?? 0,
    uso: { documentos: row?.documentos ?? 0, bytes: row?.bytes ?? 0 },
  }
}
