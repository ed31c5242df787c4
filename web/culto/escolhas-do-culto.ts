/** What the reader chose instead of the order of the day: on this device, for that day alone. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStored, writeStored } from '../platform/stored.ts'
import type { OrdemDoCulto } from './ordem-do-dia.ts'

const KEY = 'mbw:culto'

const Numero = z.int().check(z.minimum(1), z.maximum(200))
const Trecho = z.object({ livro: Numero, capitulo: Numero, de: Numero, ate: Numero })
const EscolhasDoCulto = z.object({
  /** '2026-11-23' */
  dia: z.string().check(z.maxLength(10)),
  salmo: z.optional(Trecho),
  leitura: z.optional(Trecho),
  pergunta: z.optional(z.object({ padrao: z.enum(['bcw', 'cmw']), numero: Numero })),
  oracao: z.optional(z.object({ capitulo: Numero, secao: Numero })),
})
type EscolhasDoCulto = z.infer<typeof EscolhasDoCulto>

type NomeDaParte = keyof OrdemDoCulto

const useEscolhasDoCulto = create<EscolhasDoCulto>()(readEscolhas)

function readEscolhas(): EscolhasDoCulto {
  return readStored(KEY, EscolhasDoCulto) ?? { dia: '' }
}

/** What was chosen on a day. @param dia '2026-11-23' */
export function useEscolhasDoDia(dia: string): Partial<OrdemDoCulto> {
  const { dia: escolhido, ...escolhas } = useEscolhasDoCulto()
  return escolhido === dia ? withoutUndefined(escolhas) : {}
}

/** Chooses one part of a day, now and for the next visit. @param lugar undefined for that of the day */
export function chooseParte<P extends NomeDaParte>(
  dia: string,
  parte: P,
  lugar: OrdemDoCulto[P] | undefined,
): void {
  const antes = useEscolhasDoCulto.getState()
  const escolhas: EscolhasDoCulto = { ...(antes.dia === dia ? antes : {}), dia, [parte]: lugar }
  useEscolhasDoCulto.setState(escolhas, true)
  writeStored(KEY, escolhas)
}

/** Reads them again, as a load of the page does. */
export function reloadEscolhasDoCulto(): void {
  useEscolhasDoCulto.setState(readEscolhas(), true)
}

function withoutUndefined(escolhas: Omit<EscolhasDoCulto, 'dia'>): Partial<OrdemDoCulto> {
  return Object.fromEntries(Object.entries(escolhas).filter(([, lugar]) => lugar !== undefined))
}
