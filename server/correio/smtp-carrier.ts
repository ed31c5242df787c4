/** Gives a mail to the publisher's SMTP server, over a connection of its own, within a time. */
import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from '#server/platform/correio-settings.ts'
import type { Carrier, FimDoEnvio } from './carrier.ts'
import type { Message } from './compose-message.ts'
import { SMTP_LIMITS, type SmtpLimits } from './smtp-limits.ts'

const MAX_REPLY_BYTES = 16_384

/** Commands whose refusal is of this mail; that of a greeting or a password is of them all, and may pass. */
const OF_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

export function createSmtpCarrier(smtp: SmtpSettings, limits: SmtpLimits = SMTP_LIMITS): Carrier {
  return {
    deliver: (message, begin) => attempt(openConnection(smtp, limits), { smtp, limits, message, begin }),
  }
}

function openConnection(
  { host, port, secure, requireTLS, ignoreTLS }: SmtpSettings,
  limits: SmtpLimits,
): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure,
    requireTLS,
    ignoreTLS,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    socketCloseTimeout: 0,
    maxResponseSize: MAX_REPLY_BYTES,
  })
}

interface Attempt {
  smtp: SmtpSettings
  limits: SmtpLimits
  message: Message
  begin: () => Promise<boolean>
}

function attempt(connection: SMTPConnection, { smtp, limits, message, begin }: Attempt): Promise<FimDoEnvio> {
  return new Promise((resolve) => {
    let hasBegun = false
    const fail = (error: NodemailerError) => {
      clearTimeout(timer)
      resolve(outcomeOf(error, hasBegun))
      connection.close()
    }
    const timer = setTimeout(
      () => fail(new Error('o servidor de e-mail não terminou a tempo')),
      limits.totalMs,
    )
    /** Read when the server has asked for the mail, not before. */
    const body = Readable.from(
      (async function* () {
        if (!(await begin())) throw new Error('outra tentativa ficou com a mensagem')
        hasBegun = true
        yield message.bytes
      })(),
    )
    const send = () =>
      connection.send({ ...message.envelope, size: message.bytes.length }, body, (error) => {
        if (error) return fail(error)
        clearTimeout(timer)
        resolve({ estado: 'enviado' })
        connection.quit()
      })
    connection.on('error', fail)
    connection.on('end', () => fail(new Error('a conexão terminou')))
    connection.connect((error) => {
      if (error) return fail(error)
      if (!smtp.conta) return send()
      connection.login({ credentials: smtp.conta }, (refused) => (refused ? fail(refused) : send()))
    })
  })
}

function outcomeOf(error: NodemailerError, hasBegun: boolean): FimDoEnvio {
  const { responseCode, command = '' } = error
  const motivo = error.message.slice(0, 500)
  if (hasBegun && responseCode === undefined) return { estado: 'incerto', motivo }
  // An address that cannot be written into a command.
  if (error.code === 'EENVELOPE' && responseCode === undefined) return { estado: 'recusado', motivo }
  const isFinal = responseCode !== undefined && responseCode >= 500 && OF_THE_MAIL.has(command)
  return { estado: isFinal ? 'recusado' : 'adiado', motivo }
}
