/** The mails that a reader may stop: their kinds, and the calls that stop them without a session (docs/correio.md). */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

export const TIPOS_DE_AVISO = ['novos_livros', 'estudo_semanal'] as const
export const TipoDeAviso = z.enum(TIPOS_DE_AVISO)
export type TipoDeAviso = z.infer<typeof TipoDeAviso>

/** Enough for the multipart form of a mail program. */
export const MAX_UM_TOQUE_BYTES = 4096

const tag = 'Perfil'
const INCOMPLETO = 'O link está incompleto. Abra-o de novo no e-mail.'
const FORMA = /^(novos_livros|estudo_semanal)\.[0-9a-f-]{36}\.[\w-]{43}$/

/** Names kind and reader, and is signed by the server. */
const ChaveDoAviso = z.string(INCOMPLETO).check(z.maxLength(120, INCOMPLETO), z.regex(FORMA, INCOMPLETO))

/** Which mails a key stops. @returns null for what is no key */
export function tipoDaChave(chave: string): TipoDeAviso | null {
  if (!z.safeParse(ChaveDoAviso, chave).success) return null
  const parsed = z.safeParse(TipoDeAviso, chave.slice(0, chave.indexOf('.')))
  return parsed.success ? parsed.data : null
}

const AvisoCancelado = z.object({
  tipo: TipoDeAviso,
  /** What was turned off, and how it is turned on again. */
  success: z.string(),
})

/** What is known of each, as a reader's file of data tells it. */
export const AvisoExportado = z.object({
  tipo: TipoDeAviso,
  /** When the next one is due; null while it is off. */
  proxima_em: z.nullable(z.string()),
  desde: z.string(),
  enviados: z.number(),
  ultima_em: z.nullable(z.string()),
})

export const cancelarAviso = {
  method: 'POST',
  path: '/avisos/cancelar',
  access: 'public',
  tag,
  summary: 'Deixa de enviar um aviso, com a chave do e-mail; não pede sessão',
  body: z.object({ chave: ChaveDoAviso }),
  replies: { 200: AvisoCancelado, 403: Erro, 410: Erro, 422: Erro },
} as const satisfies Endpoint

export const cancelarComUmToque = {
  method: 'POST',
  path: '/avisos/um-toque',
  access: 'public',
  tag,
  summary: 'O mesmo para programas de e-mail (RFC 8058): corpo List-Unsubscribe=One-Click, como formulário',
  csrf: false,
  query: z.object({ chave: ChaveDoAviso }),
  replies: { 200: AvisoCancelado, 410: Erro, 413: Erro, 415: Erro, 422: Erro },
} as const satisfies Endpoint

export const abrirCancelamento = {
  method: 'GET',
  path: '/avisos/um-toque',
  access: 'public',
  tag,
  summary: 'Leva quem abre o endereço no navegador à página do cancelamento; não muda nada',
  query: z.object({ chave: z.optional(z.string().check(z.maxLength(200, INCOMPLETO))) }),
  /** Where it leads, as its header says. */
  replies: { 303: z.object({ pagina: z.string() }), 422: Erro },
} as const satisfies Endpoint
