/** What the page shows. It stands in the address, so that Back and a reload keep it. */
import * as z from 'zod/mini'
import { IdPrivado } from '#contract/atoms.ts'
import { CORES, type CorDoDestaque } from '#contract/destaques.ts'
import { TIPOS_DA_MARCACAO, type TipoDaMarcacao } from '#contract/etiquetas.ts'
import { type FiltroDeMarcacoes, FonteDaMarcacao, MAX_BUSCA_DE_MARCACOES } from '#contract/marcacoes.ts'
import { formatQuantidade } from '../platform/quantidade.ts'

export interface FiltroEscolhido {
  readonly texto: string | null
  readonly tipo: TipoDaMarcacao | null
  readonly cor: CorDoDestaque | null
  /** Id of a tag. */
  readonly etiqueta: string | null
  /** Days, '2026-03-01', both included; '' for none. */
  readonly de: string
  readonly ate: string
  /** Words to find; '' finds all. */
  readonly q: string
}

export const SEM_FILTRO: FiltroEscolhido = {
  texto: null,
  tipo: null,
  cor: null,
  etiqueta: null,
  de: '',
  ate: '',
  q: '',
}

/** @param search query of the page's address; what it says wrongly filters nothing */
export function readFiltro(search: URLSearchParams): FiltroEscolhido {
  const get = (name: string) => search.get(name) ?? ''
  return {
    texto: z.safeParse(FonteDaMarcacao, get('texto')).data ?? null,
    tipo: TIPOS_DA_MARCACAO.find((tipo) => tipo === get('tipo')) ?? null,
    cor: CORES.find((cor) => cor === get('cor')) ?? null,
    etiqueta: z.safeParse(IdPrivado, get('etiqueta')).data ?? null,
    de: startOf(get('de')) ? get('de') : '',
    ate: startOf(get('ate')) ? get('ate') : '',
    q: get('q').trim().slice(0, MAX_BUSCA_DE_MARCACOES),
  }
}

/** The query of the page's address; a filter that shows all leaves it empty. */
export function writeFiltro(filtro: FiltroEscolhido): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filtro)) {
    if (value !== null && value !== '') search.set(name, value)
  }
  return search
}

export function isFiltered(filtro: FiltroEscolhido): boolean {
  return writeFiltro(filtro).size > 0
}

/** What the call is asked for. */
export function toQuery({ texto, tipo, cor, etiqueta, de, ate, q }: FiltroEscolhido): FiltroDeMarcacoes {
  const from = startOf(de)
  const before = startOf(ate, 1)
  return {
    ...(texto !== null && { fonte: texto }),
    ...(tipo !== null && { tipo }),
    ...(cor !== null && { cor }),
    ...(etiqueta !== null && { etiqueta }),
    ...(from && { de: from }),
    ...(before && { ate: before }),
    ...(q !== '' && { q }),
  }
}

/** The instant at which a day begins here, or one some days later; null for what is no day. */
function startOf(dia: string, later = 0): string | null {
  const [, ano, mes, dias] = /^([1-8]\d{3})-(\d{2})-(\d{2})$/.exec(dia) ?? []
  if (ano === undefined) return null
  const asked = new Date(Number(ano), Number(mes) - 1, Number(dias))
  if (asked.getMonth() !== Number(mes) - 1 || asked.getDate() !== Number(dias)) return null
  return new Date(Number(ano), Number(mes) - 1, Number(dias) + later).toISOString()
}

/** Says how much is shown: '1 marcação', '50 marcações ou mais'. */
export function formatTotal(total: number, hasMore: boolean): string {
  if (total === 0) return hasMore ? '' : 'Nenhuma marcação.'
  const marcacoes = formatQuantidade(total, 'marcação', 'marcações')
  return hasMore ? `${marcacoes} ou mais` : marcacoes
}
