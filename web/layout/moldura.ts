import * as z from 'zod/mini'

/** `handle` of a route whose page brings its own bar and `main`: the ebook reader. Guard and skip link stay. */
export const MOLDURA_PROPRIA = { moldura: 'propria' } as const

const Handle = z.object({ moldura: z.literal('propria') })

export function hasOwnFrame(handle: unknown): boolean {
  return z.safeParse(Handle, handle).success
}
