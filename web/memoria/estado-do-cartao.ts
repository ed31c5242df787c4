/** What a card is due, made of its reviews and of nothing else. */
import { type Card, createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs'
import { MAX_REVISOES_DO_CARTAO, type RevisaoDoCartao } from '#contract/memoria.ts'
import { compareRevisoes } from './merge-revisoes.ts'

/** Longest that a text goes unasked: who once knew it meets it every year. */
const MAX_DIAS = 365

/** Without fuzz, which draws by chance: every device must say the same. */
const agendador = fsrs({ enable_fuzz: false, maximum_interval: MAX_DIAS })

export interface EstadoDoCartao {
  /** Milliseconds since 1970. */
  readonly vence: number
  /** It comes again within minutes: its first steps, or it was forgotten. */
  readonly isRecente: boolean
  readonly card: Card
}

/** From 1 to 4: De novo, Difícil, Bom, Fácil. */
export type NotaDoCartao = Grade
export const AVALIACOES: readonly NotaDoCartao[] = [1, 2, 3, 4]

/** So many states are remembered, by the reviews of which they are made. */
const MAX_LEMBRADOS = 2_000
const lembrados = new Map<string, EstadoDoCartao | null>()

/** The same, remembered: of all cards of a reader one changes at a time. */
export function readEstado(revisoes: readonly RevisaoDoCartao[]): EstadoDoCartao | null {
  const key = revisoes.map(({ id, feita_em }) => id + feita_em).join()
  const known = lembrados.get(key)
  if (known !== undefined) return known
  const estado = computeEstado(revisoes)
  if (lembrados.size >= MAX_LEMBRADOS) lembrados.clear()
  lembrados.set(key, estado)
  return estado
}

/** @param revisoes of one card, in any order; the latest 200 count @returns null for a card that is new */
export function computeEstado(revisoes: readonly RevisaoDoCartao[]): EstadoDoCartao | null {
  const inOrder = revisoes.toSorted(compareRevisoes).slice(-MAX_REVISOES_DO_CARTAO)
  const [first] = inOrder
  if (!first) return null
  const card = inOrder.reduce<Card>(
    (now, { nota, feita_em }) => agendador.next(now, new Date(feita_em), toGrade(nota)).card,
    createEmptyCard(new Date(first.feita_em)),
  )
  return toEstado(card)
}

/** When it would come again after each grade. @param agora milliseconds since 1970 @returns milliseconds until then, by grade - 1 */
export function computeIntervalos(estado: EstadoDoCartao | null, agora: number): number[] {
  // A device whose clock was set back since must not ask about the past.
  const when = new Date(Math.max(agora, estado?.card.last_review?.getTime() ?? 0))
  const card: Card = estado ? estado.card : createEmptyCard(when)
  return AVALIACOES.map((nota) => agendador.next(card, when, nota).card.due.getTime() - when.getTime())
}

function toEstado(card: Card): EstadoDoCartao {
  return { vence: card.due.getTime(), isRecente: card.state !== State.Review, card }
}

function toGrade(nota: number): NotaDoCartao {
  return AVALIACOES.find((each) => each === nota) ?? 1
}
