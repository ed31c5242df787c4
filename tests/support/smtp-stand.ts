/** A real SMTP server on this machine, which takes mails, refuses them, or breaks off where it is told to. */
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What it does with mails; a number is its reply. */
export type Manner =
  | 'take'
  | { readonly rcpt: number }
  | { readonly data: number }
  | 'cut-before-data'
  | 'cut-after-data'
  | 'silent-before-data'
  | 'silent-after-data'

export interface SmtpStand {
  readonly url: string
  /** Those that came whole, whether they were then taken or not. */
  readonly mails: Email[]
  manner: Manner
  /** Resolves when it says nothing more, where it is told to. */
  untilSilent(): Promise<void>
  stop(): Promise<void>
}

/** @param senha without which it takes nothing; none: it asks for none */
export async function startSmtpStand(senha?: string): Promise<SmtpStand> {
  const sockets = new Set<Socket>()
  const mails: Email[] = []
  const stand = { mails, manner: 'take' as Manner }
  const silences: (() => void)[] = []
  const beSilent = () => {
    for (const tell of silences.splice(0)) tell()
  }
  const refusal = (responseCode: number) => Object.assign(new Error('not today'), { responseCode })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    disabledCommands: senha === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      if (password === senha) done(null, { user: 'biblioteca' })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    disableReverseLookup: true,
    closeTimeout: 10,
    onRcptTo(_address, _session, done) {
      const { manner } = stand
      if (manner === 'silent-before-data') return beSilent()
      if (manner === 'cut-before-data') return cut()
      done(typeof manner === 'object' && 'rcpt' in manner ? refusal(manner.rcpt) : null)
    },
    async onData(stream, _session, done) {
      const whole = await text(stream).catch(() => null)
      // The client went away.
      if (whole === null) return
      mails.push(await PostalMime.parse(whole))
      const { manner } = stand
      if (manner === 'silent-after-data') return beSilent()
      if (manner === 'cut-after-data') return cut()
      done(typeof manner === 'object' && 'data' in manner ? refusal(manner.data) : null)
    },
  })
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A client that goes away in the middle.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return Object.assign(stand, {
    url: `smtp://127.0.0.1:${port}`,
    untilSilent: () => new Promise<void>((resolve) => void silences.push(resolve)),
    stop: () => {
      cut()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
