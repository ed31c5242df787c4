/** What goes wrong with one call of a tab, or with the tab during it. */
export const FALHAS = [
  'ok',
  /** The call never leaves the device. */
  'perdida',
  /** The server does it, and nobody hears of it. */
  'resposta-perdida',
  /** The database is away. */
  'ausente',
  /** The reader's quota is full. */
  'cheia',
  /** The tab ends before the call, or between the call and its answer. */
  'cai-antes',
  'cai-depois',
  /** While the answer is on its way the browser's session becomes the other reader's. */
  'troca',
  /** The same, and the other tab knows already. */
  'troca-sabida',
] as const
export type Falha = (typeof FALHAS)[number]

export interface Plano {
  /** Of the next calls, in order. */
  readonly redes: readonly Falha[]
  /** Of every call after those. */
  readonly resto: 'ok' | 'perdida'
  /** The tab ends at this access to the device's database, counted from 0; null for none. */
  readonly banco: number | null
}

export const SEM_FALHA: Plano = { redes: [], resto: 'ok', banco: null }

export type Genero = 'nota' | 'destaque' | 'marca'

/** What a reader tries to do. */
export interface Ato {
  readonly genero: Genero
  readonly tipo: 'criar' | 'editar' | 'excluir'
  /** Names it in the whole schedule. */
  readonly numero: number
  /** Chooses among what is shown: from 0 up to, not including, 1. */
  readonly sorte: number
}

/** What was tried, written down before it is done: a tab that ends has tried it too. */
export interface Entrada {
  readonly leitor: string
  readonly genero: Genero
  readonly tipo: Ato['tipo']
  /** Names the note, highlight or mark: stands in every text of it. */
  readonly marca: string
  /** Stands in this text only; empty for a deletion. */
  readonly texto: string
  /** Whether the reader was told that it is saved, or kept on the device. */
  aceita: boolean
}
