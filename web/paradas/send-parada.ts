import { MAX_HA_MS, type NovaParada, type Parada, salvarParada } from '#contract/paradas.ts'
import { request } from '../platform/request.ts'
import { adoptParadas } from './paradas-do-aparelho.ts'

/** A place in a text; those in ebooks are sent with their readings. */
export type ParadaNoTexto = Exclude<Parada, { tipo: 'ebook' }>

/** Tells the account of a place, and the device what the account says then. @throws what `request` throws */
export async function sendParada(parada: ParadaNoTexto, leitor: string, keepalive = false): Promise<void> {
  const paradas = await request(salvarParada, { body: toNovaParada(parada, Date.now()), leitor, keepalive })
  adoptParadas(leitor, paradas, parada)
}

/** @param now milliseconds since 1970; a clock that was set back meanwhile makes nothing younger than now */
export function toNovaParada(parada: ParadaNoTexto, now: number): NovaParada {
  const ha_ms = Math.min(Math.max(now - Date.parse(parada.lida_em), 0), MAX_HA_MS)
  if (parada.tipo === 'biblia') {
    const { tipo, livro, capitulo, versiculo } = parada
    return { tipo, livro, capitulo, versiculo, ha_ms }
  }
  const { tipo, padrao, numero, secao } = parada
  return { tipo, padrao, numero, secao, ha_ms }
}
