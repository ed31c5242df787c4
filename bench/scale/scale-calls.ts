/** What readers do, as one or several calls each, and how often it is timed. */
import { login } from '#contract/auth.ts'
import { buscar } from '#contract/busca.ts'
import {
  areasAleatorias,
  listarAreas,
  maisLidos,
  recomendados,
  ultimosLancamentos,
} from '#contract/ebooks.ts'
import { listarLendo, listarLidas, listarQueroLer } from '#contract/leituras.ts'
import { listarNotas, notasDaPagina } from '#contract/notas.ts'
import { buildUrl } from '#contract/url.ts'
import { emailOf, SENHA } from './seed-leitores.ts'

export interface ScaleCall {
  readonly path: string
  /** Posted as JSON; absent: a GET. */
  readonly body?: object
}

export interface Act {
  readonly name: string
  /** Made one after the other by a reader; their times are added. @param consulta a query of the texts' own words */
  readonly calls: (leitor: number, consulta: string) => readonly ScaleCall[]
}

const get = (path: string): ScaleCall => ({ path })
const search = (em: string) => (_: number, q: string) => [get(buildUrl(buscar.path, { query: { q, em } }))]

/** As the page of all notes asks. */
const POR_VEZ = '50'

export const ACTS: readonly Act[] = [
  { name: 'notes list', calls: () => [get(buildUrl(listarNotas.path, { query: { limit: POR_VEZ } }))] },
  {
    name: 'notes list with a word',
    calls: () => [get(buildUrl(listarNotas.path, { query: { limit: POR_VEZ, q: 'graca' } }))],
  },
  {
    name: 'notes of a page',
    calls: () => [get(buildUrl(notasDaPagina.path, { params: { simbolo: 1, id: 8 } }))],
  },
  {
    name: 'shelf',
    calls: () => [listarLendo, listarQueroLer, listarLidas].map(({ path }) => get(buildUrl(path, {}))),
  },
  {
    name: 'dashboard',
    calls: () =>
      [listarAreas, recomendados, maisLidos, areasAleatorias, ultimosLancamentos].map(({ path }) =>
        get(buildUrl(path, {})),
      ),
  },
  { name: 'most read', calls: () => [get(buildUrl(maisLidos.path, {}))] },
  { name: 'search in texts', calls: search('padroes,biblia') },
  { name: 'search in ebooks', calls: search('ebooks') },
  { name: 'search in own notes', calls: search('notas') },
  {
    name: 'login',
    calls: (leitor) => [
      { path: buildUrl(login.path, {}), body: { email: emailOf(leitor), password: SENHA } },
    ],
  },
]
