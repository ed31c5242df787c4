import * as z from 'zod/mini'
import { type EdicaoDaBiblia, SiglaDeEdicao } from '#contract/biblia.ts'

/** What a page is asked to be read in: its address goes before the reader's choice. */
interface PedidoDeEdicao {
  readonly doEndereco: string | null
  readonly escolhida: string | null
}

/**
 * The short name that the calls carry; undefined for the library's own edition, whose calls have no name.
 * @param edicoes those installed; while they are on their way what is asked for is taken to be there
 */
export function pickEdicao(
  edicoes: readonly EdicaoDaBiblia[] | undefined,
  { doEndereco, escolhida }: PedidoDeEdicao,
): string | undefined {
  for (const sigla of [doEndereco, escolhida]) {
    if (sigla === null) continue
    if (edicoes === undefined) return sigla
    const found = edicoes.find((edicao) => edicao.sigla === sigla)
    if (found) return found.padrao ? undefined : sigla
  }
  return undefined
}

/** Reads `?edicao=BLIVRE`; null for what is no short name. @param search the part of an address after its path */
export function parseEdicaoDoEndereco(search: string): string | null {
  return z.safeParse(SiglaDeEdicao, new URLSearchParams(search).get('edicao')).data ?? null
}
