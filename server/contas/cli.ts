/** `npm run conta -- administrador E-MAIL`: the publisher's command on accounts. */
import type { Papel } from '#contract/papel.ts'
import { createPagamentos } from '#server/assinaturas/create-pagamentos.ts'
import { encerrarParaExcluir } from '#server/assinaturas/service.ts'
import { findUsuarioId } from '#server/auth/service.ts'
import { definirPapel } from '#server/papeis/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { confirmOnTerminal } from '#server/platform/confirm-on-terminal.ts'
import type { Database } from '#server/platform/database.ts'
import { requireMigrated } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type NamedCall, readNamedCall, runCli } from '#server/platform/run-cli.ts'
import { StartError } from '#server/platform/start-error.ts'
import { updateProcura } from './procura.ts'
import { excluir, procurarContas, reativar, redefinirSenha, suspender } from './service.ts'

const USAGE = `Uso:
  npm run conta -- administrador E-MAIL     dá o papel de administrador: pode tudo na mesa da editora (/editora)
  npm run conta -- editor E-MAIL            dá o papel de editor: livros, textos e leitores, mas não papéis e exclusões
  npm run conta -- leitor E-MAIL            tira o papel
  npm run conta -- procurar TEXTO           contas cujo nome ou e-mail tem palavras que começam assim
  npm run conta -- senha E-MAIL             dá uma senha nova, mostrada uma só vez, e encerra as sessões
  npm run conta -- suspender E-MAIL         encerra as sessões e não deixa entrar; reativar desfaz
  npm run conta -- reativar E-MAIL
  npm run conta -- excluir E-MAIL [--yes]   exclui a conta e tudo o que é dela; pergunta antes`

const ENCONTRADAS = 50

interface Call {
  db: Database
  config: Config
  /** E-mail or words. */
  argument: string
  isYes: boolean
}

/** @returns the exit code */
type Command = (call: Call) => Promise<number>

const COMMANDS = new Map<string, Command>(
  Object.entries({
    administrador: (call) => giveRole(call, 'administrador'),
    editor: (call) => giveRole(call, 'editor'),
    leitor: (call) => giveRole(call, 'leitor'),
    procurar: search,
    senha: resetPassword,
    suspender: (call) => actOn(call, suspender, 'Conta suspensa.'),
    reativar: (call) => actOn(call, reativar, 'Conta reativada.'),
    excluir: remove,
  }),
)

process.exitCode = await runCli({
  usage: USAGE,
  read: (argv) => readNamedCall(argv, COMMANDS),
  run: runCommand,
  isMendable: (error) => error instanceof AppError,
})

async function runCommand({ command, ...rest }: NamedCall<Command>): Promise<number> {
  const config = readConfig(process.env)
  const db = await openDatabase(config.database, 'serving')
  try {
    await requireMigrated(db)
    return await command({ db, config, ...rest })
  } finally {
    await db.close()
  }
}

/** @throws StartError when nobody has this e-mail */
async function requireId(db: Database, email: string): Promise<string> {
  const id = await findUsuarioId(db, email)
  if (id === null) throw new StartError(`Não há uma conta com o e-mail ${email}.`)
  return id
}

async function actOn(
  { db, argument }: Call,
  act: (db: Database, autor: null, id: string) => Promise<void>,
  done: string,
): Promise<number> {
  await act(db, null, await requireId(db, argument))
  return say(done)
}

async function giveRole({ db, argument }: Call, papel: Papel): Promise<number> {
  await definirPapel(db, { autor: null, usuarioId: await requireId(db, argument), papel })
  return say(`${argument}: ${papel}.`)
}

async function resetPassword({ db, argument }: Call): Promise<number> {
  const senha = await redefinirSenha(db, null, await requireId(db, argument))
  say(`Senha nova de ${argument}: ${senha}`)
  return say('Ela não é mostrada outra vez. As sessões desta conta foram encerradas.')
}

async function remove({ db, config, argument, isYes }: Call): Promise<number> {
  const id = await requireId(db, argument)
  const unasked = 'Não há um terminal para perguntar; para excluir sem pergunta, acrescente --yes.'
  const question = `Excluir a conta ${argument}, com as notas, leituras e destaques dela?`
  if (!isYes && !(await confirmOnTerminal(question, unasked))) {
    say('Nada foi alterado.')
    return 1
  }
  const { meios } = createPagamentos(config.pagamentos)
  const log = { warn: (_: unknown, message?: string) => void process.stderr.write(`${message}\n`) }
  await excluir(db, null, id, (usuarioId) => encerrarParaExcluir({ db, meios, log }, usuarioId))
  return say('Conta excluída.')
}

async function search({ db, argument }: Call): Promise<number> {
  while (await updateProcura(db));
  const { contas, nextCursor } = await procurarContas(db, { q: argument, cursor: null, limit: ENCONTRADAS })
  for (const { email, nome, papel, criado_em, suspensa_em } of contas) {
    const mais = [papel !== 'leitor' && papel, suspensa_em && 'suspensa'].filter(Boolean).join(', ')
    say(`${email}  ${nome}  desde ${criado_em.slice(0, 10)}${mais && `  (${mais})`}`)
  }
  if (contas.length === 0) say('Nenhuma conta encontrada.')
  if (nextCursor) say('Há outras; procure por mais palavras.')
  return 0
}

function say(line: string): 0 {
  process.stdout.write(`${line}\n`)
  return 0
}
