import { user } from '#contract/auth.ts'
import type { Client } from './api-client.ts'
import type { TestApp } from './test-app.ts'

/** A reader who has a role at the desk, and the id of the account. */
export async function openMesa(
  { db, reader }: TestApp,
  papel: 'editor' | 'administrador',
): Promise<{ client: Client; usuarioId: string; email: string }> {
  const client = await reader()
  const { email } = (await client.call(user)).json()
  const usuarioId = await usuarioIdOf({ db }, email)
  const dado_em = new Date().toISOString()
  await db.write.insertInto('papel').values({ usuario_id: usuarioId, papel, dado_em }).execute()
  return { client, usuarioId, email }
}

/** Id of the account of an address. */
export async function usuarioIdOf({ db }: Pick<TestApp, 'db'>, email: string): Promise<string> {
  const { id } = await db.write
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
