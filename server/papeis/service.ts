/** Who may do what at the desk; there is always an administrador once there was one. */
import type { Transaction } from 'kysely'
import type { Papel } from '#contract/papel.ts'
import { recordAto } from '#server/atos/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { lockContaDoPapel, lockPapeis, writePapel } from './repository.ts'

const ULTIMO =
  'Esta é a última conta de administrador. Dê antes o papel de administrador a outra pessoa da editora.'

/** Gives a role, or takes it away ('leitor'). @param autor null for a command @throws AppError 404, 409 for the last administrador */
export async function definirPapel(
  db: Database,
  { autor, usuarioId, papel }: { autor: string | null; usuarioId: string; papel: Papel },
): Promise<void> {
  await db.write.transaction().execute(async (trx) => {
    const conta = await lockContaDoPapel(trx, db.engine, usuarioId)
    if (!conta) throw notFound('Não há uma conta com este identificador.')
    const anterior = await readPapelToChange(trx, db.engine, usuarioId, papel)
    if (anterior === papel) return
    await writePapel(trx, usuarioId, papel)
    const detalhes = { de: anterior, para: papel }
    await recordAto(trx, { autor, acao: 'papel_dado', alvo: { tipo: 'leitor', id: usuarioId }, detalhes })
  })
}

/** For what takes an account away. @throws AppError 409 when it is the last administrador's */
export async function demandOutroAdministrador(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<void> {
  await lockContaDoPapel(trx, engine, usuarioId)
  await readPapelToChange(trx, engine, usuarioId, 'leitor')
}

async function readPapelToChange(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
  next: Papel,
): Promise<Papel> {
  const all = await lockPapeis(trx, engine)
  const anterior = all.find(({ usuario_id }) => usuario_id === usuarioId)?.papel ?? 'leitor'
  const others = all.filter(({ papel, usuario_id }) => papel === 'administrador' && usuario_id !== usuarioId)
  if (anterior === 'administrador' && next !== 'administrador' && others.length === 0) {
    throw new AppError('estado_nao_permite', ULTIMO)
  }
  return anterior
}
