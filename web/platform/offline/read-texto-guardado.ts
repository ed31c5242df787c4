import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'

/** A reply that lies in a cache of texts. @returns null when it is not there, or is no such reply */
export async function readTextoGuardado<const S extends $ZodType>(
  cache: Pick<Cache, 'match'>,
  url: string,
  schema: S,
): Promise<output<S> | null> {
  const response = await cache.match(url, { ignoreVary: true })
  return response ? (z.safeParse(schema, await response.json()).data ?? null) : null
}
