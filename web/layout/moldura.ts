import * as z from 'zod/mini'

/**
 * `handle` of a route whose page brings its own bar and `main`, without top bar and footer: the ebook reader, as
 * the design has it. Guard, skip link and announcements stay those of the shared layout.
 */
export const MOLDURA_PROPRIA = { moldura: 'propria' } as const

const Handle = z.object({ moldura: z.literal('propria') })

export function hasOwnFrame(handle: unknown): boolean {
  return z.safeParse(Handle, handle).success
}
