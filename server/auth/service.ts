import { v7 as uuidv7 } from 'uuid'
import type { Cadastro, Login, Usuario } from '#contract/auth.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { isUniqueViolation } from '#server/platform/database-errors.ts'
import { countCadastro, forgiveLogin, startLoginAttempt } from './attempts.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findUsuario, findUsuarioByEmail, insertUsuario } from './repository.ts'
import { openSession } from './sessions.ts'

/**
 * Creates an account and signs nobody in. The reader's first name is the username until the profile is edited.
 * @throws AppError 409 when the e-mail is taken, 429 past the limit of the address.
 */
export async function cadastrarUsuario(db: Database, dados: Cadastro, endereco: string): Promise<void> {
  await countCadastro(db, endereco)
  const senha_hash = await hashPassword(dados.password)
  try {
    await insertUsuario(db, {
      id: uuidv7(),
      username: dados.username,
      email: dados.email,
      email_normalizado: normalizeEmail(dados.email),
      senha_hash,
      first_name: dados.username,
      last_name: '',
      foto: null,
      criado_em: new Date().toISOString(),
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email_ja_cadastrado', 'E-mail já cadastrado.', {
      fields: { email: 'E-mail já cadastrado.' },
    })
  }
}

/**
 * Opens a session for a right pair of e-mail and password.
 * @returns the token for the session cookie.
 * @throws AppError 401 for a wrong pair (the same for an unknown e-mail), 429 past the limits.
 */
export async function entrar(
  db: Database,
  { email, password }: Login,
  cliente: { endereco: string; agente: string },
): Promise<string> {
  const normalized = normalizeEmail(email)
  const attemptId = await startLoginAttempt(db, normalized, cliente.endereco)
  const usuario = await findUsuarioByEmail(db, normalized)
  const matches = await verifyPassword(usuario?.senha_hash ?? null, password)
  if (!usuario || !matches) throw new AppError('credenciais_invalidas', 'E-mail ou senha incorretos.')
  await forgiveLogin(db, attemptId, normalized)
  return openSession(db, usuario.id, cliente.agente)
}

/** @throws AppError 401 when the account of the session no longer exists. */
export async function readUsuario(db: Database, usuarioId: string): Promise<Usuario> {
  const usuario = await findUsuario(db, usuarioId)
  if (!usuario) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return usuario
}

/** The account of an e-mail, or null: for the publisher's commands, which ask for no password. */
export async function findUsuarioId(db: Database, email: string): Promise<string | null> {
  return (await findUsuarioByEmail(db, normalizeEmail(email)))?.id ?? null
}

/** E-mails are compared without case (decisions, "Registration"). */
function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
