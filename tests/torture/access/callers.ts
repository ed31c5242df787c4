import { excluirConta } from '#contract/perfil.ts'
import { CSRF_HEADER } from '#server/auth/csrf.ts'
import { closeSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/platform/database.ts'
import { callOk, type Send } from '../call.ts'
import { addReader, addSession, headersOfVisitor, TORTURE_PASSWORD, type TortureReader } from '../readers.ts'
import { addRows, type ReaderRows } from '../rows.ts'
import type { Caller } from './expectation.ts'

export type Headers = Readonly<Record<string, string>>

export interface Owner extends TortureReader {
  rows: ReaderRows
}

/** The callers who are the same for each call; the others are new each time. */
export type LastingCaller = Exclude<
  Caller,
  'reader' | 'other reader' | 'editor' | 'administrador' | 'expired session'
>

/** Stands in every text of the owner; nobody else may ever see it. */
export const MARK = 'só o dono lê isto'

export async function addOwner(db: Database, send: Send, name: string): Promise<Owner> {
  const reader = await addReader(db, name)
  return { ...reader, rows: await addRows(send, reader.headers, MARK) }
}

export async function makeLastingCallers(
  db: Database,
  send: Send,
  owner: Owner,
): Promise<Record<LastingCaller, Headers>> {
  const visitor = await headersOfVisitor(db)
  const foreign = await addReader(db, 'estranho')
  const ended = await addSession(db, owner.usuarioId)
  await closeSession(db, ended.token)
  return {
    visitor,
    'visitor without CSRF': withoutToken(visitor),
    'reader without CSRF': withoutToken(owner.headers),
    'reader with the CSRF token of another session': swapToken(owner.headers, foreign.headers),
    'reader with the CSRF token of an ended session': swapToken(owner.headers, ended.headers),
    'revoked session': ended.headers,
    'deleted account': await deleteAccount(db, send),
  }
}

/** A new reader with a role. */
export async function addWithPapel(
  db: Database,
  papel: 'editor' | 'administrador',
  name: string,
): Promise<Headers> {
  const { usuarioId, headers } = await addReader(db, name)
  const dado_em = new Date().toISOString()
  await db.write.insertInto('papel').values({ usuario_id: usuarioId, papel, dado_em }).execute()
  return headers
}

/** A reader whose session has just expired; the next session that opens removes it. */
export async function addExpired(db: Database, name: string): Promise<Headers> {
  const { usuarioId, headers } = await addReader(db, name)
  const expira_em = new Date(Date.now() - 1_000).toISOString()
  await db.write.updateTable('sessao').set({ expira_em }).where('usuario_id', '=', usuarioId).execute()
  return headers
}

function withoutToken(headers: Headers): Headers {
  return { cookie: headers.cookie ?? '' }
}

/** The session of one and the token of another, in cookie and header alike. */
function swapToken(session: Headers, token: Headers): Headers {
  const [sessionCookie = ''] = session.cookie?.split('; ') ?? []
  const tokenCookie = token.cookie?.split('; ').at(-1) ?? ''
  return { cookie: `${sessionCookie}; ${tokenCookie}`, [CSRF_HEADER]: token[CSRF_HEADER] ?? '' }
}

async function deleteAccount(db: Database, send: Send): Promise<Headers> {
  const { headers } = await addReader(db, 'excluido')
  await callOk(send, excluirConta, headers, { body: { senha: TORTURE_PASSWORD } })
  return headers
}
