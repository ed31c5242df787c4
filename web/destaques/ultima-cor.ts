import * as z from 'zod/mini'
import { CORES, type CorDoDestaque } from '#contract/destaques.ts'
import { readStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:destaque-cor'

export const ROTULOS: Readonly<Record<CorDoDestaque, string>> = {
  amarelo: 'Amarelo',
  verde: 'Verde',
  azul: 'Azul',
  rosa: 'Rosa',
  roxo: 'Roxo',
}

/** The colour that the reader used last on this device. */
export function readUltimaCor(): CorDoDestaque {
  return readStored(KEY, z.enum(CORES)) ?? 'amarelo'
}

export function writeUltimaCor(cor: CorDoDestaque): void {
  writeStored(KEY, cor)
}
