/** The query with which every call of a reader begins: his session, his account and the number of his changes in one row. */
import type { InferResult } from 'kysely'
import { createAskTogether } from '#server/platform/ask-together.ts'
import type { Database } from '#server/platform/database.ts'
import { keepQuery } from '#server/platform/keep-query.ts'
import { DA_CONTA } from './repository.ts'

type Read = Database['read']

/** Sessions in one query; fewer are filled up, so that there are two statements and not eight. */
const AT_ONCE = 8

const selectSessoes = (read: Read, count: number) =>
  read
    .selectFrom('sessao')
    .innerJoin('usuario', 'usuario.id', 'sessao.usuario_id')
    .leftJoin('uso', 'uso.usuario_id', 'sessao.usuario_id')
    .leftJoin('papel', 'papel.usuario_id', 'sessao.usuario_id')
    .select(['token_hash', 'sessao.usuario_id', 'sessao.id', 'sessao.criada_em', 'usada_em'])
    .select(['mudancas', 'notas', 'destaques', 'bytes', 'email_normalizado'])
    .select(DA_CONTA)
    .where('token_hash', 'in', Array<string>(count).fill(''))
    .where('expira_em', '>', '')

type SessaoRow = InferResult<ReturnType<typeof selectSessoes>>[number]

const readOne = keepQuery('sessao_1', (read) => selectSessoes(read, 1))
const readSome = keepQuery(`sessao_${AT_ONCE}`, (read) => selectSessoes(read, AT_ONCE))

async function readSessoes(read: Read, hashes: readonly string[]): Promise<Map<string, SessaoRow>> {
  const now = new Date().toISOString()
  const [first = ''] = hashes
  const rows =
    hashes.length === 1
      ? await readOne(read, [first, now])
      : await readSome(read, [...hashes, ...Array<string>(AT_ONCE - hashes.length).fill(first), now])
  return new Map(rows.map((row) => [row.token_hash, row]))
}

const askSessao = createAskTogether(readSessoes, AT_ONCE)

/** The session of a token that has not expired. */
export function findSessao(db: Database, tokenHash: string) {
  return askSessao(db, tokenHash)
}
