import { v7 as uuidv7 } from 'uuid'
import type { Cadastro, Login, Usuario } from '#contract/auth.ts'
import { VERSAO_DA_POLITICA } from '#contract/privacidade.ts'
import { queueCorreio, withCorreio } from '#server/correio/queue-correio.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { enderecoDeRede } from '#server/platform/endereco-de-rede.ts'
import { createAdmissao } from './admissao.ts'
import { notarAparelho } from './aparelhos.ts'
import { countCadastro, forgiveLogin, startLoginAttempt } from './attempts.ts'
import { waitFor } from './demora.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findUsuario, findUsuarioByEmail, insertUsuarioIfNew } from './repository.ts'
import { demandSenhaIncomum } from './senhas-comuns.ts'
import { openSession } from './sessions.ts'
import { toUsuario } from './to-usuario.ts'

/** What may wait in line before an owner: hashed in 3 s by two free cores, in 12 s by busy ones, besides the delay. */
const logins = createAdmissao({ emTudo: 200, porEndereco: 20 })
const cadastros = createAdmissao({ emTudo: 200, porEndereco: 60 })

const SUSPENSA = 'Sua conta está suspensa. Escreva para a editora para saber o motivo.'

interface Cliente {
  endereco: string
  agente: string
  /** The token of the session that the browser has until now, or ''. */
  anterior: string
  /** Aborts when the client goes. */
  signal: AbortSignal
}

interface Entrada {
  /** For the session cookie. */
  token: string
  usuarioId: string
  /** It was not known, and its reader is told. */
  isAparelhoNovo: boolean
}

/** @returns whose the address is by now, and whether that is the new account */
interface Cadastrado {
  usuarioId: string
  isNew: boolean
}

interface Envio {
  /** Whether mails are sent: then a taken address is told by one, and else by the answer. */
  enviaEmails: boolean
}

/**
 * Creates an account, signed in nowhere. With mails the same is done for an address that is taken, but for the row of the account.
 * @throws AppError 422 guessed first, 429; without mails 409
 */
export async function cadastrarUsuario(
  db: Database,
  dados: Cadastro,
  endereco: string,
  { enviaEmails }: Envio,
): Promise<Cadastrado> {
  await demandSenhaIncomum(dados.password, [dados.email, dados.username], 'password')
  const senha_hash = await cadastros.admitir(enderecoDeRede(endereco), async () => {
    await countCadastro(db, endereco)
    return hashPassword(dados.password)
  })
  const now = new Date().toISOString()
  const novo = {
    id: uuidv7(),
    username: dados.username,
    email: dados.email,
    email_normalizado: normalizeEmail(dados.email),
    senha_hash,
    first_name: dados.username,
    last_name: '',
    foto: null,
    criado_em: now,
    consentimento_versao: VERSAO_DA_POLITICA,
    consentimento_em: now,
  }
  return withCorreio(db, async (trx) => {
    const dono = await insertUsuarioIfNew(trx, novo)
    const isNew = dono.id === novo.id
    if (!isNew && !enviaEmails) {
      const fields = { email: 'E-mail já cadastrado.' }
      throw new AppError('email_ja_cadastrado', 'E-mail já cadastrado.', { fields })
    }
    const tipo = isNew ? 'confirmar' : 'cadastro_repetido'
    await queueCorreio(trx, { usuarioId: dono.id, para: dono.email, tipo, dados: {} })
    return { usuarioId: dono.id, isNew }
  })
}

/** Opens a session. @throws AppError 401 for a wrong pair (the same for an unknown e-mail), 403 suspended, 429 */
export function entrar(db: Database, { email, password }: Login, cliente: Cliente): Promise<Entrada> {
  return logins.admitir(enderecoDeRede(cliente.endereco), async () => {
    const normalized = normalizeEmail(email)
    const { demoraMs } = await startLoginAttempt(db, normalized, cliente.endereco)
    await waitFor(demoraMs, cliente.signal)
    const usuario = await findUsuarioByEmail(db, normalized)
    const matches = await verifyPassword(usuario?.senha_hash ?? null, password)
    if (usuario?.suspensa_em && matches) throw new AppError('conta_suspensa', SUSPENSA)
    // The password may have changed, or the account gone, while it was compared.
    const token = usuario && matches ? await openSession(db, usuario, cliente) : null
    if (!usuario || !token) throw new AppError('credenciais_invalidas', 'E-mail ou senha incorretos.')
    await forgiveLogin(db, normalized, cliente.endereco)
    const isAparelhoNovo = await notarAparelho(db, usuario, cliente)
    return { token, usuarioId: usuario.id, isAparelhoNovo }
  })
}

/** @throws AppError 401 when the account of the session no longer exists. */
export async function readUsuario(db: Database, usuarioId: string): Promise<Usuario> {
  const usuario = await findUsuario(db, usuarioId)
  if (!usuario) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return toUsuario(usuario)
}

/** The account of an e-mail, or null: for the publisher's commands, which ask for no password. */
export async function findUsuarioId(db: Database, email: string): Promise<string | null> {
  return (await findUsuarioByEmail(db, normalizeEmail(email)))?.id ?? null
}

/** @param emailNormalizado as `normalizeEmail` gives it @returns the account that has it, and how its reader writes it */
export async function findDonoDoEmail(db: Database, emailNormalizado: string) {
  const usuario = await findUsuarioByEmail(db, emailNormalizado)
  return usuario ? { id: usuario.id, email: usuario.email } : null
}

/** E-mails are compared without case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
