/** The e-mail of a registration on its way to the sign-in form: in the history entry, which goes with its tab. */
import * as z from 'zod/mini'

const State = z.object({ email: z.string().check(z.maxLength(254)) })
const Entry = z.looseObject({ usr: z.nullish(z.looseObject({})) })

/**
 * @param entry state of the history entry, the router's own around the page's
 * @returns the same with the e-mail
 */
export function withEmail(entry: unknown, email: string): unknown {
  const parsed = z.safeParse(Entry, entry)
  return parsed.success ? { ...parsed.data, usr: { ...parsed.data.usr, email } } : { usr: { email } }
}

/** @param state of the page's history entry @returns undefined when nobody has just registered there */
export function readEmailNaEntrada(state: unknown): string | undefined {
  return z.safeParse(State, state).data?.email
}
