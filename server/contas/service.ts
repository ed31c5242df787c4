/** What the publisher does with accounts: at the desk, and by the command (docs/editora.md). Each act is recorded. */
import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Acao } from '#contract/editora/atos.ts'
import type { Conta, ContaCompleta } from '#contract/editora/leitores.ts'
import { recordAto } from '#server/atos/service.ts'
import { forgetTentativas } from '#server/auth/attempts.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { forgetChaves } from '#server/correio/chave-de-conta.ts'
import { removeConta } from '#server/perfil/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { palavrasProcuradas } from './palavras.ts'
import * as repository from './repository.ts'

/** Who acts: an account of the desk, or null for the publisher's command. */
export type QuemFaz = { id: string; papel: Conta['papel'] } | null

const NAO_HA = 'Não há uma conta com este identificador.'
const PROPRIA = 'Esta é a sua própria conta: use “Minha Conta”.'
const DE_ADMINISTRADOR =
  'Esta conta é de administrador. Tire antes o papel de administrador dela, na mesma página.'

/** Accounts whose words begin so; the newest ones for no words. */
export async function procurarContas(
  db: Database,
  { q, cursor, limit }: { q: string; cursor: string | null; limit: number },
): Promise<{ contas: Conta[]; nextCursor: string | null }> {
  const [palavra, ...outras] = palavrasProcuradas(q)
  const after = cursor === null ? null : decodeCursor(cursor)
  if (palavra === undefined) {
    const rows = q.trim() === '' ? await repository.listRecentes(db, after?.id ?? null, limit) : []
    return { contas: rows.map(toConta), nextCursor: nextOf(rows.length === limit, rows.at(-1)) }
  }
  const place = after ?? { palavra, id: '' }
  const achadas = await repository.listPalavras(db, { palavra, outras }, place, limit)
  const ids = achadas.map(({ id }) => id)
  const rows = ids.length > 0 ? await repository.listContas(db, ids) : []
  const byId = new Map(rows.map((row) => [row.id, toConta(row)]))
  const contas = ids.flatMap((id) => byId.get(id) ?? [])
  return { contas, nextCursor: nextOf(achadas.length === limit, achadas.at(-1)) }
}

/** @throws AppError 404 */
export async function readConta(db: Database, id: string): Promise<ContaCompleta> {
  const row = await repository.findConta(db, id)
  if (!row) throw notFound(NAO_HA)
  const sessoes = await repository.listSessoesAbertas(db, id, new Date().toISOString())
  return { ...toConta(row), username: row.username, sessoes }
}

/** @throws AppError 404, 403 for an administrador's by an editor */
export function encerrarSessoesDaConta(db: Database, autor: QuemFaz, id: string): Promise<void> {
  return act(db, autor, { id, acao: 'sessoes_encerradas' }, async (trx) => {
    await repository.deleteSessoes(trx, id)
    return true
  })
}

/** One that has ended already is what was wanted. @throws AppError 404, 403 for an administrador's by an editor */
export function encerrarSessaoDaConta(
  db: Database,
  autor: QuemFaz,
  { id, sessaoId }: { id: string; sessaoId: string },
): Promise<void> {
  return act(db, autor, { id, acao: 'sessao_encerrada' }, (trx) => repository.deleteSessao(trx, id, sessaoId))
}

/** Ends the sessions, and nobody signs in. @throws AppError 404, 409 for one's own and an administrador's */
export function suspender(db: Database, autor: QuemFaz, id: string): Promise<void> {
  return act(db, autor, { id, acao: 'conta_suspensa', isGrave: true }, async (trx, conta) => {
    await repository.deleteSessoes(trx, id)
    if (conta.suspensa_em !== null) return false
    await repository.updateSuspensa(trx, id, new Date().toISOString())
    return true
  })
}

/** @throws AppError 404 */
export function reativar(db: Database, autor: QuemFaz, id: string): Promise<void> {
  return act(db, autor, { id, acao: 'conta_reativada' }, async (trx, conta) => {
    await repository.updateSuspensa(trx, id, null)
    return conta.suspensa_em !== null
  })
}

/** @returns the new password, which is nowhere else @throws AppError 404 */
export async function redefinirSenha(db: Database, autor: QuemFaz, id: string): Promise<string> {
  const senha = makeSenha()
  const senha_hash = await hashPassword(senha)
  let email = ''
  await act(db, autor, { id, acao: 'senha_redefinida' }, async (trx, conta) => {
    email = conta.email_normalizado
    await repository.updateSenhaHash(trx, id, senha_hash)
    await repository.deleteSessoes(trx, id)
    await forgetChaves(trx, id)
    return true
  })
  await forgetTentativas(db, { id, email })
  return senha
}

/** Removes an account and all that belongs to it. @throws AppError 404, 409 for one's own and an administrador's, 503 while a provider of payments is away */
export async function excluir(
  db: Database,
  autor: QuemFaz,
  id: string,
  antesDeExcluir: (usuarioId: string) => Promise<void>,
): Promise<void> {
  let email = ''
  // Refused before anybody is told that it goes.
  await act(db, autor, { id, acao: 'conta_excluida', isGrave: true }, async () => false)
  await antesDeExcluir(id)
  await act(db, autor, { id, acao: 'conta_excluida', isGrave: true }, async (trx, conta) => {
    email = conta.email_normalizado
    await removeConta(trx, db.engine, id)
    return true
  })
  await forgetTentativas(db, { id, email })
}

/** What is deleted is named once more. @throws AppError 404, 422 for another e-mail */
export async function demandEmail(db: Database, id: string, email: string): Promise<void> {
  const conta = await readConta(db, id)
  if (conta.email.toLowerCase() === email.trim().toLowerCase()) return
  const fields = { email: 'Este não é o e-mail da conta.' }
  throw new AppError('dados_invalidos', fields.email, { fields })
}

/** Records that the data of an account were taken. @throws AppError 404 */
export function recordExportacao(db: Database, autor: QuemFaz, id: string): Promise<void> {
  return act(db, autor, { id, acao: 'conta_exportada' }, async () => true)
}

type ContaPresa = NonNullable<Awaited<ReturnType<typeof repository.lockConta>>>

/** Does an act and records it, unless there was nothing to do. @param work returns whether it did something */
function act(
  db: Database,
  autor: QuemFaz,
  { id, acao, isGrave = false }: { id: string; acao: Acao; isGrave?: boolean },
  work: (trx: Transaction<Tables>, conta: ContaPresa) => Promise<boolean>,
): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    const conta = await repository.lockConta(trx, db.engine, id)
    if (!conta) throw notFound(NAO_HA)
    await refuse(trx, autor, id, isGrave)
    if (!(await work(trx, conta))) return
    await recordAto(trx, { autor: autor?.id ?? null, acao, alvo: { tipo: 'leitor', id } })
  })
}

/** Who administers the library is not shut out by who does not, nor by a slip. */
async function refuse(trx: Transaction<Tables>, autor: QuemFaz, id: string, isGrave: boolean): Promise<void> {
  if (isGrave && autor?.id === id) throw new AppError('estado_nao_permite', PROPRIA)
  if ((await repository.findPapelDaConta(trx, id)) !== 'administrador') return
  if (isGrave) throw new AppError('estado_nao_permite', DE_ADMINISTRADOR)
  if (autor?.papel === 'editor' && autor.id !== id) {
    throw new AppError(
      'sem_permissao',
      'Só um administrador pode fazer isto com a conta de um administrador.',
    )
  }
}

/** Without letters and figures that look alike: it is read out on the telephone. */
const LETRAS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GRUPOS = 4
const LETRAS_POR_GRUPO = 4

function makeSenha(): string {
  const letra = () => LETRAS.charAt(randomInt(LETRAS.length))
  const grupo = () => Array.from({ length: LETRAS_POR_GRUPO }, letra).join('')
  return Array.from({ length: GRUPOS }, grupo).join('-')
}

type ContaRow = NonNullable<Awaited<ReturnType<typeof repository.findConta>>>

function toConta({
  id,
  username,
  first_name,
  last_name,
  email,
  criado_em,
  suspensa_em,
  papel,
}: ContaRow): Conta {
  const nome = `${first_name} ${last_name}`.trim() || username
  return { id, nome, email, criado_em, suspensa_em, papel: papel ?? 'leitor' }
}

function nextOf(isFull: boolean, last: { id: string; palavra?: string } | undefined): string | null {
  return isFull && last ? encodeCursor({ palavra: last.palavra ?? '', id: last.id }) : null
}
