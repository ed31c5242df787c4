/** Notes that left the device a moment ago: what a call that was then on its way still says of them is old. */
import * as z from 'zod/mini'

/** Lies among the reader's kept replies, which a release without it passes over. */
export const URL_DAS_EXCLUIDAS = 'notas:excluidas'

/** No call is on its way for so long. */
const MAX_MS = 15 * 60_000
const MAX_EXCLUIDAS = 1_000

/** When each left, in milliseconds since 1970, by id. */
const Excluidas = z.array(z.tuple([z.string(), z.number()]))

/** @param corpo what is kept, or undefined */
export function readExcluidas(corpo: unknown): ReadonlyMap<string, number> {
  return new Map(z.safeParse(Excluidas, corpo).data)
}

/** What is to be kept now that more have left; the oldest are forgotten. */
export function addExcluidas(
  antes: ReadonlyMap<string, number>,
  ids: readonly string[],
  agora: number,
): [string, number][] {
  const recentes = [...antes].filter(([id, quando]) => agora - quando < MAX_MS && !ids.includes(id))
  return [...recentes, ...ids.map((id): [string, number] => [id, agora])].slice(-MAX_EXCLUIDAS)
}
