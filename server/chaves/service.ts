/** What a reader does with the keys that mails bring (docs/correio.md). */
import type { EnderecoNovo, SenhaPorChave } from '#contract/chaves.ts'
import { countRecuperacao, forgiveLogin } from '#server/auth/attempts.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { demandSenhaIncomum } from '#server/auth/senhas-comuns.ts'
import { findDonoDoEmail, normalizeEmail } from '#server/auth/service.ts'
import type { Sessao } from '#server/auth/sessions.ts'
import { forgetChaves, readChave, takeChave } from '#server/correio/chave-de-conta.ts'
import { queueCorreio, withCorreio } from '#server/correio/queue-correio.ts'
import { requireSenhaDaConta } from '#server/perfil/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { isUniqueViolation } from '#server/platform/database-errors.ts'
import { confirmEmail, findConta, replaceEmail, replaceSenhaByChave } from './repository.ts'

/** What is the same for every address. @returns what is not, to be done when the caller has his answer @throws AppError 429 */
export async function pedirSenhaNova(db: Database, email: string, ip: string): Promise<() => Promise<void>> {
  const normalized = normalizeEmail(email)
  await countRecuperacao(db, normalized, ip)
  return async () => {
    const dono = await findDonoDoEmail(db, normalized)
    if (!dono) return
    await withCorreio(db, (trx) =>
      queueCorreio(trx, { usuarioId: dono.id, para: dono.email, tipo: 'recuperar', dados: {} }),
    )
  }
}

/** Changes the password and ends every session. @returns whose @throws AppError 410, 422 guessed first */
export async function escolherSenha(
  db: Database,
  { chave, senha_nova }: SenhaPorChave,
  ip: string,
): Promise<string> {
  const posse = await readChave(db, 'recuperar', chave)
  const conta = posse && (await findConta(db, posse.usuarioId))
  if (!conta || conta.email_normalizado !== normalizeEmail(posse.endereco)) throw chaveInvalida()
  const proprios = [conta.email, conta.username, conta.first_name, `${conta.first_name} ${conta.last_name}`]
  await demandSenhaIncomum(senha_nova, proprios, 'senha_nova')
  const senha_hash = await hashPassword(senha_nova)
  await db.write.transaction().execute(async (trx) => {
    if (!(await takeChave(trx, 'recuperar', chave))) throw chaveInvalida()
    await replaceSenhaByChave(trx, conta.id, { senha_hash, email_confirmado_em: new Date().toISOString() })
    await forgetChaves(trx, conta.id)
  })
  // Whoever has forgotten it has tried it before.
  await forgiveLogin(db, conta.email_normalizado, ip)
  return conta.id
}

export interface Confirmado {
  usuarioId: string
  /** The address that counts now, if it is another one than before. */
  novo: string | null
}

/** Confirms the address that a key was sent to; a new one takes the place of the account's. @throws AppError 409, 410 */
export async function confirmarEndereco(db: Database, chave: string): Promise<Confirmado> {
  const now = new Date().toISOString()
  try {
    return await withCorreio(db, async (trx) => {
      const posse = await takeChave(trx, 'confirmar', chave)
      if (posse) {
        const { usuarioId, endereco } = posse
        const isOwn = await confirmEmail(trx, usuarioId, { email_normalizado: normalizeEmail(endereco), now })
        if (!isOwn) throw chaveInvalida()
        return { usuarioId, novo: null }
      }
      const troca = await takeChave(trx, 'trocar_endereco', chave)
      if (!troca) throw chaveInvalida()
      const { usuarioId, endereco: novo } = troca
      const antigo = await replaceEmail(trx, usuarioId, {
        email: novo,
        email_normalizado: normalizeEmail(novo),
        now,
      })
      if (antigo === undefined) throw chaveInvalida()
      await forgetChaves(trx, usuarioId)
      const dados = { fase: 'feita' as const, novo }
      for (const para of [antigo, novo]) {
        await queueCorreio(trx, { usuarioId, para, tipo: 'endereco_trocado', dados })
      }
      return { usuarioId, novo }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email_ja_cadastrado', 'Este e-mail já é o de outra conta.')
  }
}

/** @throws AppError 401, 409 when there is nothing to confirm */
export async function enviarConfirmacao(db: Database, usuarioId: string): Promise<void> {
  const conta = await requireConta(db, usuarioId)
  if (conta.email_confirmado_em !== null) {
    throw new AppError('estado_nao_permite', 'O seu e-mail já está confirmado.')
  }
  await withCorreio(db, (trx) =>
    queueCorreio(trx, { usuarioId, para: conta.email, tipo: 'confirmar', dados: {} }),
  )
}

/** Writes to both addresses; the new one counts once it is confirmed, and whose it is shows only then. @throws AppError 401, 409, 429 */
export async function trocarEndereco(
  db: Database,
  sessao: Sessao,
  { email, senha }: EnderecoNovo,
  ip: string,
): Promise<void> {
  const { usuarioId } = sessao
  await requireSenhaDaConta(db, sessao, senha, ip)
  const conta = await requireConta(db, usuarioId)
  if (normalizeEmail(email) === conta.email_normalizado) {
    const sentence = 'Este já é o e-mail da sua conta.'
    throw new AppError('estado_nao_permite', sentence, { fields: { email: sentence } })
  }
  await withCorreio(db, async (trx) => {
    await forgetChaves(trx, usuarioId)
    await queueCorreio(trx, { usuarioId, para: email, tipo: 'trocar_endereco', dados: {} })
    const dados = { fase: 'pedida' as const, novo: email }
    await queueCorreio(trx, { usuarioId, para: conta.email, tipo: 'endereco_trocado', dados })
  })
}

async function requireConta(db: Database, usuarioId: string) {
  const conta = await findConta(db, usuarioId)
  if (!conta) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return conta
}

function chaveInvalida(): AppError {
  return new AppError('chave_invalida', 'Este link já foi usado, venceu ou deu lugar a um mais novo.')
}
