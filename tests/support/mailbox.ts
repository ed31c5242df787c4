/** What an application would have sent: its mails are taken, one sender's round at a time, and read. */
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { createSender } from '#server/correio/start-correio.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'

/** Settings with which an application counts on mails; nothing listens there. */
export const COM_CORREIO = {
  MBW_SMTP: 'smtp://127.0.0.1:9',
  MBW_SMTP_DE: 'cartas@editora.com.br',
  MBW_ENDERECO_PUBLICO: 'http://biblioteca.exemplo.com.br',
}

/** @returns the mails that are due, as their readers get them */
export async function takeMails(db: Database): Promise<Email[]> {
  const mails: Email[] = []
  const sender = createSender({
    db,
    config: readConfig(COM_CORREIO),
    log: pino({ level: 'silent' }),
    carrier: {
      async deliver({ bytes }, begin) {
        if (await begin()) mails.push(await PostalMime.parse(bytes))
        return { estado: 'enviado' }
      },
    },
  })
  await sender.sendDue()
  return mails.sort((a, b) => addressOf(a).localeCompare(addressOf(b)))
}

/** To whom, and what about. */
export function headOf(mail: Email): string {
  return `${addressOf(mail)}: ${mail.subject}`
}

function addressOf({ to = [] }: Email): string {
  return to[0]?.address ?? ''
}

/** The key in the address that a mail leads to. @param path '/confirmar' */
export function chaveIn(mail: Email | undefined, path: string): string {
  return new RegExp(`${path}#([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
}
