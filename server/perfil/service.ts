import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Usuario } from '#contract/auth.ts'
import {
  type MudancaDasPreferencias,
  type Nomes,
  Preferencias,
  type SessaoAberta,
  type TrocaDeSenha,
} from '#contract/perfil.ts'
import { forgetTentativas, forgiveSenha, startSenhaAttempt } from '#server/auth/attempts.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { demandSenhaIncomum } from '#server/auth/senhas-comuns.ts'
import { readUsuario } from '#server/auth/service.ts'
import { renewSenha, type Sessao } from '#server/auth/sessions.ts'
import { readAvisos, salvarAvisos } from '#server/avisos/service.ts'
import { demandOutroAdministrador } from '#server/papeis/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { RecorteDaFoto } from './foto.ts'
import {
  deleteConta,
  deleteSessao,
  findConta,
  findPreferencia,
  listSessoes,
  replaceFoto,
  updateNomes,
  upsertPreferencia,
} from './repository.ts'

const PREFERENCIAS = 'perfil'
/** What is stored under it; the switches are rows of their own. */
const Guardadas = z.pick(Preferencias, { plano: true })

export async function atualizarNomes(db: Database, usuarioId: string, nomes: Nomes): Promise<Usuario> {
  await updateNomes(db, usuarioId, nomes)
  return readUsuario(db, usuarioId)
}

/** @throws AppError 422 when the file is no picture or the square lies outside it. */
export async function trocarFoto(
  db: Database,
  usuarioId: string,
  bytes: Buffer,
  recorte: RecorteDaFoto | null,
): Promise<Usuario> {
  const { prepareFoto } = await import('./foto.ts')
  const { versao, arquivos } = await prepareFoto(bytes, recorte)
  await replaceFoto(db, usuarioId, { foto: `/api/perfil/foto/${versao}/256`, versao, arquivos })
  return readUsuario(db, usuarioId)
}

export async function removerFoto(db: Database, usuarioId: string): Promise<Usuario> {
  await replaceFoto(db, usuarioId, { foto: null, versao: '', arquivos: [] })
  return readUsuario(db, usuarioId)
}

/** Changes the password and ends other sessions. @returns the token for the cookie @throws AppError 401, 422 guessed first, 429 */
export async function trocarSenha(
  db: Database,
  sessao: Sessao,
  { senha_atual, senha_nova }: TrocaDeSenha,
  endereco: string,
): Promise<string> {
  const conta = await requireConta(db, sessao.usuarioId)
  const proprios = [conta.email, conta.username, conta.first_name, `${conta.first_name} ${conta.last_name}`]
  await demandSenhaIncomum(senha_nova, proprios, 'senha_nova')
  await requireSenha(db, sessao, { digitada: senha_atual, hash: conta.senha_hash }, endereco)
  const nova = await hashPassword(senha_nova)
  return renewSenha(db, sessao, { anterior: conta.senha_hash, nova })
}

/** Removes the account and all that belongs to it. @throws AppError 401 wrong password, 409 the last administrador's, 429, 503 while a provider is away */
export async function excluirConta(
  db: Database,
  sessao: Sessao,
  senha: string,
  endereco: string,
  antesDeExcluir: (usuarioId: string) => Promise<void>,
): Promise<void> {
  const { id, email_normalizado, senha_hash } = await requireConta(db, sessao.usuarioId)
  await requireSenha(db, sessao, { digitada: senha, hash: senha_hash }, endereco)
  await antesDeExcluir(id)
  await db.write.transaction().execute((trx) => removeConta(trx, db.engine, id))
  await forgetTentativas(db, { id, email: email_normalizado })
}

/** Removes an account in a transaction. @throws AppError 409 for the last administrador's */
export async function removeConta(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<void> {
  await demandOutroAdministrador(trx, engine, usuarioId)
  await deleteConta(trx, engine, usuarioId)
}

export async function readSessoes(
  db: Database,
  sessao: Pick<Sessao, 'usuarioId' | 'id'>,
): Promise<(SessaoAberta & { expira_em: string })[]> {
  const rows = await listSessoes(db, sessao.usuarioId, new Date().toISOString())
  return rows.map((row) => ({ ...row, atual: row.id === sessao.id }))
}

/** @throws AppError 404 when the reader has no such session. */
export async function encerrarSessao(db: Database, usuarioId: string, id: string): Promise<void> {
  if (!(await deleteSessao(db, usuarioId, id))) throw notFound('Esta sessão já terminou.')
}

export async function readPreferencias(db: Database, usuarioId: string): Promise<Preferencias> {
  const [row, avisos] = await Promise.all([
    findPreferencia(db, usuarioId, PREFERENCIAS),
    readAvisos(db, usuarioId),
  ])
  // What an older version stored may lack a field: then the defaults stand.
  const parsed = z.safeParse(Guardadas, row && JSON.parse(row.valor))
  return { ...avisos, plano: parsed.success ? parsed.data.plano : null }
}

/** Stores what is named, and leaves the rest: a page that was open may not know of a switch that a mail's link turned off. */
export async function salvarPreferencias(
  db: Database,
  usuarioId: string,
  { plano, ...avisos }: MudancaDasPreferencias,
): Promise<Preferencias> {
  if (plano !== undefined) await upsertPreferencia(db, usuarioId, PREFERENCIAS, JSON.stringify({ plano }))
  await salvarAvisos(db, usuarioId, avisos)
  return readPreferencias(db, usuarioId)
}

/** For what a session alone must not do. @throws AppError 401 for a wrong password, 429 past the limit of tries */
export async function requireSenhaDaConta(
  db: Database,
  sessao: Sessao,
  digitada: string,
  endereco: string,
): Promise<void> {
  const { senha_hash } = await requireConta(db, sessao.usuarioId)
  await requireSenha(db, sessao, { digitada, hash: senha_hash }, endereco)
}

async function requireSenha(
  db: Database,
  sessao: Sessao,
  senha: { digitada: string; hash: string },
  endereco: string,
): Promise<void> {
  await startSenhaAttempt(db, sessao, endereco)
  if (!(await verifyPassword(senha.hash, senha.digitada))) {
    throw new AppError('credenciais_invalidas', 'A senha atual não confere.')
  }
  await forgiveSenha(db, sessao)
}

/** @throws AppError 401 when the account of the session no longer exists. */
async function requireConta(db: Database, usuarioId: string) {
  const conta = await findConta(db, usuarioId)
  if (!conta) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return conta
}
