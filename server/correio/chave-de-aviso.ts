/** Keys of the link that stops a mail: kind and reader, signed. They do not expire, for the mail lies in the mailbox for years. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type TipoDeAviso, tipoDaChave } from '#contract/avisos.ts'
import type { Database } from '#server/platform/database.ts'
import { loadSegredo } from '#server/platform/segredo.ts'

export interface AvisoDoLeitor {
  tipo: TipoDeAviso
  usuarioId: string
}

const loaded = new WeakMap<Database, Promise<string>>()

/** The key that signs them: not that of the sessions, whose change must not break links. */
export function loadSegredoDosAvisos(db: Database): Promise<string> {
  const known = loaded.get(db)
  if (known) return known
  const loading = loadSegredo(db, 'segredo_avisos')
  loaded.set(db, loading)
  loading.catch(() => loaded.delete(db))
  return loading
}

/** @returns 'estudo_semanal.READER.SIGNATURE' */
export function signChaveDoAviso(segredo: string, { tipo, usuarioId }: AvisoDoLeitor): string {
  return `${tipo}.${usuarioId}.${signatureOf(segredo, tipo, usuarioId)}`
}

/** @returns null for what was not signed here */
export function openChaveDoAviso(segredo: string, chave: string): AvisoDoLeitor | null {
  const [, usuarioId = '', signature = ''] = chave.split('.')
  const tipo = tipoDaChave(chave)
  if (tipo === null) return null
  const wanted = Buffer.from(signatureOf(segredo, tipo, usuarioId))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? { tipo, usuarioId } : null
}

function signatureOf(segredo: string, tipo: string, usuarioId: string): string {
  return createHmac('sha256', segredo).update(`aviso.${tipo}.${usuarioId}`).digest('base64url')
}
