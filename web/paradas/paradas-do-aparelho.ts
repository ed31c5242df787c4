/** Where the reader stopped, as this device knows it: what the account told last, and over it what the account has not heard yet. */
import * as z from 'zod/mini'
import { MAX_PARADAS, Parada } from '#contract/paradas.ts'
import { readEmail } from '../platform/leitor.ts'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:paradas'

const Aparelho = z.object({
  /** Whose they are. */
  email: z.string(),
  /** The latest first. */
  paradas: z
    .array(z.object({ parada: Parada, /** The account has not heard of it. */ isPendente: z.boolean() }))
    .check(z.maxLength(MAX_PARADAS)),
})
type ParadaNoAparelho = z.infer<typeof Aparelho>['paradas'][number]

/** The work of a place, of which one place is kept. */
export function obraOf(parada: Parada): string {
  return parada.tipo === 'padrao' ? parada.padrao : parada.tipo
}

/** The latest first; nothing of another reader. */
export function readParadas(): readonly Parada[] {
  return readOwn().map(({ parada }) => parada)
}

/** Puts a place that was read just now in front. */
export function putParada(parada: Parada): void {
  const others = readOwn().filter((each) => obraOf(each.parada) !== obraOf(parada))
  write([{ parada, isPendente: true }, ...others])
}

/**
 * Takes over what the account says.
 * @param leitor who asked; nothing is taken over for somebody else
 * @param enviada what the account has just been told
 */
export function adoptParadas(leitor: string, conta: readonly Parada[], enviada?: Parada): void {
  if (readEmail() !== leitor) return
  write(mergeParadas(readOwn(), conta, enviada))
}

/** Takes them off the device. */
export function removeParadas(): void {
  removeStored(KEY)
}

/** Of each work the later place: the account's, or the one that waits here. */
export function mergeParadas(
  aparelho: readonly ParadaNoAparelho[],
  conta: readonly Parada[],
  enviada?: Parada,
): ParadaNoAparelho[] {
  const daConta = new Map(conta.map((parada) => [obraOf(parada), parada]))
  const waiting = aparelho.filter(({ parada, isPendente }) => {
    const isSent = enviada && obraOf(enviada) === obraOf(parada) && enviada.lida_em === parada.lida_em
    return isPendente && !isSent && parada.lida_em > (daConta.get(obraOf(parada))?.lida_em ?? '')
  })
  for (const { parada } of waiting) daConta.delete(obraOf(parada))
  const heard = [...daConta.values()].map((parada) => ({ parada, isPendente: false }))
  return [...waiting, ...heard].toSorted((a, b) => (a.parada.lida_em > b.parada.lida_em ? -1 : 1))
}

function readOwn(): readonly ParadaNoAparelho[] {
  const kept = readStored(KEY, Aparelho)
  return kept !== null && kept.email === readEmail() ? kept.paradas : []
}

function write(paradas: readonly ParadaNoAparelho[]): void {
  const email = readEmail()
  if (email !== null) writeStored(KEY, { email, paradas: paradas.slice(0, MAX_PARADAS) })
}
