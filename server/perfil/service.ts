import * as z from 'zod/mini'
import type { Usuario } from '#contract/auth.ts'
import { type Nomes, Preferencias, type SessaoAberta, type TrocaDeSenha } from '#contract/perfil.ts'
import { forgiveLogin, startLoginAttempt } from '#server/auth/attempts.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { readUsuario } from '#server/auth/service.ts'
import type { Sessao } from '#server/auth/sessions.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareFoto, type Recorte } from './foto.ts'
import {
  deleteConta,
  deleteSessao,
  findConta,
  findPreferencia,
  listSessoes,
  replaceFoto,
  replaceSenha,
  updateNomes,
  upsertPreferencia,
} from './repository.ts'

const PREFERENCIAS = 'perfil'
const SEM_PREFERENCIAS: Preferencias = { novos_livros: false, estudo_semanal: false, plano: null }

export async function atualizarNomes(db: Database, usuarioId: string, nomes: Nomes): Promise<Usuario> {
  await updateNomes(db, usuarioId, nomes)
  return readUsuario(db, usuarioId)
}

/** @throws AppError 422 when the file is no picture or the square lies outside it. */
export async function trocarFoto(
  db: Database,
  usuarioId: string,
  bytes: Buffer,
  recorte: Recorte | null,
): Promise<Usuario> {
  const { versao, arquivos } = await prepareFoto(bytes, recorte)
  await replaceFoto(db, usuarioId, { foto: `/api/perfil/foto/${versao}/256`, versao, arquivos })
  return readUsuario(db, usuarioId)
}

export async function removerFoto(db: Database, usuarioId: string): Promise<Usuario> {
  await replaceFoto(db, usuarioId, { foto: null, versao: '', arquivos: [] })
  return readUsuario(db, usuarioId)
}

/**
 * Changes the password and ends the reader's other sessions.
 * @throws AppError 401 for a wrong old password, 429 past the limit of tries.
 */
export async function trocarSenha(
  db: Database,
  sessao: Sessao,
  { senha_atual, senha_nova }: TrocaDeSenha,
  endereco: string,
): Promise<void> {
  await requireSenha(db, sessao.usuarioId, senha_atual, endereco)
  await replaceSenha(db, sessao.usuarioId, await hashPassword(senha_nova), sessao.id)
}

/**
 * Removes the account and everything that belongs to it.
 * @throws AppError 401 for a wrong password, 429 past the limit of tries.
 */
export async function excluirConta(
  db: Database,
  usuarioId: string,
  senha: string,
  endereco: string,
): Promise<void> {
  await requireSenha(db, usuarioId, senha, endereco)
  await deleteConta(db, usuarioId)
}

export async function readSessoes(db: Database, sessao: Sessao): Promise<SessaoAberta[]> {
  const rows = await listSessoes(db, sessao.usuarioId, new Date().toISOString())
  return rows.map((row) => ({ ...row, atual: row.id === sessao.id }))
}

/** @throws AppError 404 when the reader has no such session. */
export async function encerrarSessao(db: Database, usuarioId: string, id: string): Promise<void> {
  if (!(await deleteSessao(db, usuarioId, id))) throw notFound('Esta sessão já terminou.')
}

export async function readPreferencias(db: Database, usuarioId: string): Promise<Preferencias> {
  const row = await findPreferencia(db, usuarioId, PREFERENCIAS)
  // What an older version stored may lack a field: then the defaults stand.
  const parsed = z.safeParse(Preferencias, row && JSON.parse(row.valor))
  return parsed.success ? parsed.data : SEM_PREFERENCIAS
}

export async function salvarPreferencias(
  db: Database,
  usuarioId: string,
  preferencias: Preferencias,
): Promise<Preferencias> {
  await upsertPreferencia(db, usuarioId, PREFERENCIAS, JSON.stringify(preferencias))
  return preferencias
}

/** A password asked for inside a session counts against the same limits as a login. */
async function requireSenha(db: Database, usuarioId: string, senha: string, endereco: string): Promise<void> {
  const conta = await findConta(db, usuarioId)
  if (!conta) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  const attemptId = await startLoginAttempt(db, conta.email_normalizado, endereco)
  if (!(await verifyPassword(conta.senha_hash, senha))) {
    throw new AppError('credenciais_invalidas', 'A senha atual não confere.')
  }
  await forgiveLogin(db, attemptId, conta.email_normalizado)
}
