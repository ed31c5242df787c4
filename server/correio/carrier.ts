/** What takes mails away: an SMTP server, or a folder. */
import type { Message } from './compose-message.ts'

/** How an attempt ended: 'adiado' may be tried again, 'incerto' must not be, for the mail may have arrived. */
export type FimDoEnvio =
  | { readonly estado: 'enviado' }
  | { readonly estado: 'adiado' | 'recusado' | 'incerto'; readonly motivo: string }

export interface Carrier {
  /** @param begin called once, before the first byte of the mail; false: it is not this attempt's any more */
  deliver(message: Message, begin: () => Promise<boolean>): Promise<FimDoEnvio>
}
