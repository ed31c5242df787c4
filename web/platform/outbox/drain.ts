/** Sends what waits, one after the other, from one page of the browser at a time. */
import { v7 as uuidv7 } from 'uuid'
import { ApiError } from '../api-error.ts'
import { readEmail } from '../leitor.ts'
import { shouldRetry } from '../query-client.ts'
import { isOutroLeitor, isSemSessao } from '../sessao.ts'
import type { Feature, Item, Outcome } from './item.ts'
import { changeItem, listItems } from './item-store.ts'

/** The lock of whoever sends. */
const LOCK = 'mbw-fila'

/** The server knows what it was sent, and will not take it as it is: for subscribers, gone, in conflict, too big, bad or beyond a quota. */
const REFUSALS = new Set([402, 404, 409, 413, 422])

/** What is changed while it is being sent is sent in the same run, so many times. */
const MAX_ROUNDS = 5

export interface Run {
  /** Whether anything was sent. */
  readonly hasSent: boolean
  /** What ended it before its time; null when everything had its turn. */
  readonly falha: unknown
  /** Whether something waits still that time alone may help: nobody answered, or it was changed once more. */
  readonly isLeft: boolean
}

interface DrainOptions {
  /** What belongs to others waits on. */
  readonly features: readonly Feature<object>[]
  /** Whether what the server refused is tried once more. */
  readonly isAgain: boolean
  /** Whose; who is signed in, unless given. */
  readonly leitor?: string | null
  readonly isMeant?: (item: Item) => boolean
}

/**
 * Sends what waits of a reader, in order, and what came to wait meanwhile. A network or server that is away, a session
 * that has ended or is somebody else's, leave the rest as it is.
 */
export async function drain({ features, isAgain, leitor, isMeant = () => true }: DrainOptions): Promise<Run> {
  return navigator.locks.request(LOCK, async () => {
    const tried = new Set<string>()
    const isSendable = (item: Item) =>
      features.some(({ name }) => name === item.feature) &&
      isMeant(item) &&
      !item.parado &&
      (!item.recusa || (isAgain && !tried.has(turnOf(item))))
    let hasSent = false
    for (let round = 0; ; round += 1) {
      // Looked up only now: whoever has just signed in is on the device a moment after he is told of.
      const waiting = (await listItems(leitor === undefined ? readEmail() : leitor)).filter(isSendable)
      const items = waiting.filter((item) => !tried.has(turnOf(item)))
      if (items.length === 0 || round === MAX_ROUNDS) {
        return { hasSent, falha: null, isLeft: waiting.length > 0 }
      }
      for (const item of items) {
        tried.add(turnOf(item))
        const feature = features.find(({ name }) => name === item.feature)
        try {
          if (feature && (await sendItem(feature, item))) hasSent = true
        } catch (falha) {
          return { hasSent, falha, isLeft: true }
        }
      }
    }
  })
}

/** What joins an item is another turn of it. */
function turnOf({ id, vez }: Item): string {
  return `${vez} ${id}`
}

/** What is never taken must not keep back the rest. @returns whether the server has it @throws what keeps back the rest too */
async function sendItem(feature: Feature<object>, item: Item): Promise<boolean> {
  let outcome: Outcome<object>
  try {
    outcome = await feature.send(item)
  } catch (error) {
    if (isSemSessao(error) || isOutroLeitor(error) || shouldRetry(0, error)) throw error
    console.error('Erro ao enviar o que foi feito sem internet:', error)
    if (error instanceof ApiError && REFUSALS.has(error.status)) {
      const recusa = error.message
      await changeItem(item, (now) => (now.vez === item.vez ? { ...now, recusa } : now))
    }
    return false
  }
  const again = await settle(item, outcome)
  return again ? sendItem(feature, again) : true
}

/** @returns what is sent instead: it waits under its new id already, so that a lost answer makes no second one */
async function settle(item: Item, outcome: Outcome<object>): Promise<Item | null> {
  if (outcome.tipo === 'anew') {
    const id = uuidv7()
    const now = await changeItem(item, ({ recusa: _, ...waiting }) => {
      const mudanca = outcome.toNew(waiting.mudanca, id)
      return mudanca === null ? waiting : { ...waiting, id, mudanca }
    })
    return now?.id === id ? now : null
  }
  await changeItem(item, (now) => {
    const isChanged = now.vez !== item.vez
    if (outcome.tipo === 'held') return isChanged ? now : { ...now, parado: true }
    return isChanged ? { ...now, mudanca: outcome.rebase?.(now.mudanca) ?? now.mudanca } : null
  })
  return null
}
