/** Mirrors preferences in the account, whose win at a start or sign-in, unless the device has changes unknown to it. */
import type { Aparencia } from '#contract/aparencia.ts'

export interface Pontas {
  /** @returns null while the account has none */
  readonly readConta: () => Promise<Aparencia | null>
  /** @param isLeaving whether the page is being left */
  readonly writeConta: (aparencia: Aparencia, isLeaving: boolean) => Promise<unknown>
  readonly readAparelho: () => Aparencia
  readonly writeAparelho: (aparencia: Aparencia) => void
  readonly isPendente: () => boolean
  readonly clearPendente: () => void
}

export interface Espelho {
  /** A reader is there: brings both to the same state. */
  readonly start: () => Promise<void>
  /** Saves what the account does not know. */
  readonly save: (isLeaving: boolean) => Promise<void>
}

/** A failure leaves the device's changes waiting: the next change or start saves them. */
export function createEspelho(pontas: Pontas): Espelho {
  async function save(isLeaving: boolean) {
    if (!pontas.isPendente()) return
    const aparencia = pontas.readAparelho()
    await pontas.writeConta(aparencia, isLeaving)
    // Changed again meanwhile: that change is saved by its own turn.
    if (pontas.readAparelho() === aparencia) pontas.clearPendente()
  }
  async function start() {
    if (pontas.isPendente()) return save(false)
    const conta = await pontas.readConta()
    // The reader may have chosen something while the answer was on its way.
    if (conta !== null && !pontas.isPendente()) pontas.writeAparelho(conta)
  }
  return { start, save }
}
