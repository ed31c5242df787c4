/** The plan on its way from `/mbw` to the account: in the address, so that it is not lost without JavaScript. */
import * as z from 'zod/mini'
import { Preferencias } from '#contract/perfil.ts'
import { rememberPlano } from '../platform/plano-lembrado.ts'
import { PARAMETRO_DO_PLANO } from './cadastro-com-plano.ts'

const Plano = Preferencias.shape.plano
type PlanoId = NonNullable<z.infer<typeof Plano>>

/** @returns the plan that an address names; null for none and for one that there is not */
export function readPlanoDoEndereco(url: string): PlanoId | null {
  const parsed = z.safeParse(Plano, new URL(url).searchParams.get(PARAMETRO_DO_PLANO))
  return parsed.success ? parsed.data : null
}

/** Keeps the plan that an address names on this device; an address without one changes nothing. */
export function rememberPlanoDoEndereco(url: string): void {
  const plano = readPlanoDoEndereco(url)
  if (plano !== null) rememberPlano(plano)
}
