/** In which edition the Bible on this device is: what says so lies in its cache, from the first text on. */
import * as z from 'zod/mini'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { readTextoGuardado } from './read-texto-guardado.ts'

/** An edition of the Bible, as what is kept of it is asked for. */
export const EdicaoGuardada = z.object({
  sigla: SiglaDeEdicao,
  /** The library's own then, whose calls have no name. */
  isPadrao: z.boolean(),
})
export type EdicaoGuardada = z.infer<typeof EdicaoGuardada>

const URL_DA_EDICAO = '/guarda-edicao.json'

/** @returns null when it is not known: texts that were taken before there were several */
export function readEdicaoGuardada(cache: Pick<Cache, 'match'>): Promise<EdicaoGuardada | null> {
  return readTextoGuardado(cache, URL_DA_EDICAO, EdicaoGuardada)
}

/** What the calls of the kept texts carry; undefined for the library's own. */
export function toEdicaoPedida(edicao: EdicaoGuardada | null): string | undefined {
  return edicao === null || edicao.isPadrao ? undefined : edicao.sigla
}

/** Opens the cache of the Bible for one edition: what was kept of another goes, that no text is of both. */
export async function openParaEdicao(name: string, edicao: EdicaoGuardada): Promise<Cache> {
  const before = await readEdicaoGuardada(await caches.open(name))
  if (before?.sigla === edicao.sigla && before.isPadrao === edicao.isPadrao) return caches.open(name)
  await caches.delete(name)
  const cache = await caches.open(name)
  await cache.put(URL_DA_EDICAO, Response.json(edicao))
  return cache
}
