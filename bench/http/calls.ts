/** The calls that readers make most, and what share of bare node:http each must reach. */

import { user } from '#contract/auth.ts'
import { versiculos } from '#contract/biblia.ts'
import { buscar } from '#contract/busca.ts'
import { listarEbooks, maisLidos, recomendados } from '#contract/ebooks.ts'
import { ENDERECOS_DOS_PADROES } from '#contract/enderecos-dos-padroes.ts'
import { listarLendo } from '#contract/leituras.ts'
import { listarNotas, notasDaPagina } from '#contract/notas.ts'
import { buildUrl } from '#contract/url.ts'
import type { Engine } from '#server/platform/database.ts'
import { createQuestions } from './create-questions.ts'

export type Kind = 'public' | 'private' | 'search'

export interface Call {
  readonly name: string
  readonly path: string
  readonly kind: Kind
  /** Another address for each call, of which none comes again. */
  readonly next?: () => string
}

/** Shares of the requests per second of bare node:http that sends the same bytes. */
export const GOALS: Record<Kind, Record<Engine, number>> = {
  public: { sqlite: 0.8, postgres: 0.8 },
  private: { sqlite: 0.2, postgres: 0.15 },
  search: { sqlite: 0.05, postgres: 0.05 },
}

const SEARCH = buildUrl(buscar.path, { query: { q: 'justificação pela fé' } })

export const CALLS: readonly Call[] = [
  {
    name: 'chapter',
    path: buildUrl(ENDERECOS_DOS_PADROES.cfw.completa, { params: { id: 8 } }),
    kind: 'public',
  },
  { name: 'questions', path: buildUrl(ENDERECOS_DOS_PADROES.bcw.indice, {}), kind: 'public' },
  {
    name: 'verses',
    path: buildUrl(versiculos.path, { params: { livro: 43, capitulo: 3 } }),
    kind: 'public',
  },
  { name: 'ebooks', path: buildUrl(listarEbooks.path, {}), kind: 'public' },
  { name: 'most read', path: buildUrl(maisLidos.path, {}), kind: 'public' },
  { name: 'own notes', path: buildUrl(listarNotas.path, {}), kind: 'private' },
  {
    name: 'notes of a page',
    path: buildUrl(notasDaPagina.path, { params: { simbolo: 1, id: 8 } }),
    kind: 'private',
  },
  { name: 'shelf', path: buildUrl(listarLendo.path, {}), kind: 'private' },
  { name: 'recommended', path: buildUrl(recomendados.path, {}), kind: 'private' },
  { name: 'user', path: buildUrl(user.path, {}), kind: 'private' },
  { name: 'search', path: SEARCH, kind: 'search', next: createQuestions() },
  { name: 'search, the same again', path: SEARCH, kind: 'search' },
]
