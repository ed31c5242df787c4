/** An account that is guessed at from many addresses answers ever more slowly, and never refuses its owner. */
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '#server/platform/app-error.ts'

const FALHAS_SEM_DEMORA = 5
const PRIMEIRA_MS = 250
const MAIOR_DEMORA_MS = 8_000
/** With so many failures the delay is the longest; more need not be counted. */
export const FALHAS_CONTADAS = FALHAS_SEM_DEMORA + Math.log2(MAIOR_DEMORA_MS / PRIMEIRA_MS)

/** @param falhas failed logins of the account within the window, from anywhere */
export function demoraDe(falhas: number): number {
  if (falhas < FALHAS_SEM_DEMORA) return 0
  return Math.min(MAIOR_DEMORA_MS, PRIMEIRA_MS * 2 ** (falhas - FALHAS_SEM_DEMORA))
}

/** Each attempt waits for itself, so that a flood does not push the owner back. @throws AppError when the client went away */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 && !signal.aborted) return
  try {
    await delay(ms, undefined, { signal })
  } catch (cause) {
    if (!signal.aborted) throw cause
    throw new AppError('muitas_tentativas', 'A conexão terminou antes da resposta.')
  }
}
