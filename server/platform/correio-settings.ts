/** Settings of outgoing mail: the server that takes it, and who sends. */
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'

const FORM = 'smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465'
const REMETENTE = 'deve ser um endereço de e-mail, ou Nome <endereço>'
/** Nobody reads this mailbox, so nothing may come from it. */
export const CONTATO_DE_EXEMPLO = 'contato@exemplo.com.br'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; without it the connection is encrypted when the server offers that. */
  secure: boolean
  /** A password never goes in the clear, but to this machine itself. */
  requireTLS: boolean
  /** A server of this machine has a certificate that nobody signed, and nobody is between. */
  ignoreTLS: boolean
  conta: { user: string; pass: string } | null
}

export interface Remetente {
  nome: string
  endereco: string
}

export interface CorreioConfig {
  /** Null: mails are put into `dir` as files, and readers are not told to expect them. */
  smtp: SmtpSettings | null
  de: Remetente
  dir: string
}

export const smtpUrl = z.pipe(
  z.string().check(z.refine((text) => parseSmtp(text) !== null, `deve ter a forma ${FORM}`)),
  z.transform(parseSmtp),
)

export const remetente = z.pipe(
  z.string().check(z.refine((text) => parseRemetente(text) !== null, REMETENTE)),
  z.transform(parseRemetente),
)

interface Given {
  MBW_SMTP?: SmtpSettings | null | undefined
  MBW_SMTP_DE?: Remetente | null | undefined
  MBW_CONTATO_EMAIL: string
  MBW_ENDERECO_PUBLICO?: string | undefined
  MBW_EDITORA: string
}

/** What is missing for mails that can be answered and whose links lead here. */
export function correioProblems(env: Given): string[] {
  if (!env.MBW_SMTP) return []
  const isNobody = !env.MBW_SMTP_DE && env.MBW_CONTATO_EMAIL === CONTATO_DE_EXEMPLO
  return [
    ...(env.MBW_ENDERECO_PUBLICO
      ? []
      : ['MBW_SMTP pede MBW_ENDERECO_PUBLICO, a que os links dos e-mails levam.']),
    ...(isNobody
      ? ['MBW_SMTP pede MBW_SMTP_DE ou MBW_CONTATO_EMAIL, o endereço de quem envia os e-mails.']
      : []),
  ]
}

export function buildCorreioConfig(env: Given, dataDir: string): CorreioConfig {
  return {
    smtp: env.MBW_SMTP ?? null,
    de: env.MBW_SMTP_DE ?? { nome: env.MBW_EDITORA, endereco: env.MBW_CONTATO_EMAIL },
    dir: join(dataDir, 'correio'),
  }
}

function parseSmtp(text: string): SmtpSettings | null {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return null
  if ((url.username === '') !== (url.password === '')) return null
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const pair = decodePair(url)
  if (!pair) return null
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && pair.user !== '' && !isThisMachine(host),
    ignoreTLS: !secure && isThisMachine(host),
    conta: pair.user === '' ? null : pair,
  }
}

/** @returns null for what is badly encoded */
function decodePair({ username, password }: URL): { user: string; pass: string } | null {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return null
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function parseRemetente(text: string): Remetente | null {
  const [, nome = '', angled, bare] = /^(?:([^<>\r\n]*)<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()) ?? []
  const endereco = angled ?? bare ?? ''
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(endereco)) return null
  return { nome: nome.trim().replace(/^"(.*)"$/, '$1'), endereco }
}
