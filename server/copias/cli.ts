/** `npm run backup | verify | restore -- FILE` and `npm run move -- postgres://…`: the publisher's commands on the data. */
import { type Config, readConfig } from '#server/platform/config.ts'
import { confirmOnTerminal } from '#server/platform/confirm-on-terminal.ts'
import { readNamedCall, runCli } from '#server/platform/run-cli.ts'
import { describeConteudo, describeGravada } from './descrever.ts'
import { writeCopia } from './gravar-copia.ts'
import { moveToPostgres, readTarget } from './mudar.ts'
import { restoreCopia, verifyCopia } from './restore-copia.ts'
import { markUltimaCopia } from './ultima-copia.ts'

const USAGE = `Uso:
  npm run backup -- ARQUIVO            grava uma cópia de tudo em um arquivo; o servidor continua no ar
  npm run verify -- ARQUIVO            lê uma cópia inteira e diz se está íntegra
  npm run restore -- ARQUIVO [--yes]   põe uma cópia no lugar do banco de dados, que fica guardado ao lado
  npm run move -- postgres://…         muda tudo do SQLite para um PostgreSQL vazio e compara linha por linha`

const SEM_TERMINAL = 'Não há um terminal para perguntar; para restaurar sem pergunta, acrescente --yes.'

/** @returns the exit code */
type Command = (config: Config, argument: string, isYes: boolean) => Promise<number>

const COMMANDS = new Map<string, Command>([
  ['backup', backup],
  ['verify', verify],
  ['restore', restore],
  ['move', move],
])

process.exitCode = await runCli({
  usage: USAGE,
  read: (argv) => readNamedCall(argv, COMMANDS),
  run: ({ command, argument, isYes }) => command(readConfig(process.env), argument, isYes),
})

async function backup(config: Config, file: string): Promise<number> {
  const startedAt = performance.now()
  const copia = await writeCopia(config.database, file)
  say(describeGravada(copia, performance.now() - startedAt))
  await markUltimaCopia(config.database.dataDir, copia).catch((error) =>
    process.stderr.write(`Aviso: a marca da última cópia não foi gravada (${String(error)}).\n`),
  )
  return 0
}

async function verify(_: Config, file: string): Promise<number> {
  const conteudo = await verifyCopia(file)
  say('A cópia está íntegra.')
  for (const line of describeConteudo(conteudo)) say(line)
  return 0
}

async function restore({ database }: Config, file: string, isYes: boolean): Promise<number> {
  for (const line of describeConteudo(await verifyCopia(file))) say(line)
  const place =
    database.engine === 'sqlite' ? `da pasta ${database.dataDir}` : 'do PostgreSQL de DATABASE_URL'
  if (!isYes && !(await confirmOnTerminal(`Pôr esta cópia no lugar dos dados ${place}?`, SEM_TERMINAL))) {
    say('Nada foi alterado.')
    return 1
  }
  const kept = await restoreCopia(database, file)
  say(
    'A cópia foi restaurada e conferida. Os leitores continuam com as sessões que tinham quando ela foi feita.',
  )
  if (kept) say(`Os dados de antes estão guardados em ${kept}; apague-os quando não precisar mais deles.`)
  return 0
}

async function move({ database }: Config, url: string): Promise<number> {
  const { tabelas, linhas } = await moveToPostgres(database.dataDir, readTarget(url, database.dataDir))
  say(
    `Tudo foi levado para o PostgreSQL: ${tabelas} tabelas, ${linhas} linhas comparadas uma a uma, todas iguais.`,
  )
  say('Agora inicie o servidor com DATABASE_URL igual a este endereço.')
  say(`O banco de antes continua em ${database.dataDir}; apague-o quando não precisar mais dele.`)
  return 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
