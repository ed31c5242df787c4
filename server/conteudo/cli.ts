/** `npm run content -- import biblia FILE | import padroes DIR [--dry-run]`: the publisher's command. */
import { parseArgs } from 'node:util'
import { readBiblia } from '#server/biblia/read-biblia.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { StartError } from '#server/platform/start-error.ts'
import { ContentError } from './content-error.ts'
import { describePlan } from './describe-plan.ts'
import { importBiblia, readCanon } from './import-biblia.ts'
import { importPadroes } from './import-padroes.ts'
import { createProgress, type Progress } from './progress.ts'
import type { StoredContent } from './store-content.ts'

const USAGE = `Uso:
  npm run content -- import padroes [PASTA]     importa os seis padrões (a pasta content/, se nenhuma for dada)
  npm run content -- import biblia ARQUIVO      instala uma Bíblia (JSON, USFX, OSIS, USFM, Zefania, pasta ou zip)
Opção:
  --dry-run                                     mostra o que mudaria, sem gravar`

interface Context {
  db: Database
  config: Config
  progress: Progress
  dryRun: boolean
}

type Command = (context: Context) => Promise<void>

process.exitCode = await main(process.argv.slice(2))

async function main(argv: string[]): Promise<number> {
  try {
    const { command, dryRun } = readCommand(argv)
    if (!command) {
      process.stderr.write(`${USAGE}\n`)
      return 2
    }
    const config = readConfig(process.env)
    const db = await openDatabase(config.database)
    try {
      await migrate(db)
      await command({ db, config, dryRun, progress: createProgress(process.stdout) })
      return 0
    } finally {
      await db.close()
    }
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\nNada foi alterado.\n`)
    return 1
  }
}

function readCommand(argv: string[]): { command: Command | null; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    return { command: findCommand(positionals), dryRun: values['dry-run'] }
  } catch {
    return { command: null, dryRun: false }
  }
}

function findCommand([verb, kind, path, ...rest]: string[]): Command | null {
  if (verb !== 'import' || rest.length > 0) return null
  if (kind === 'padroes') return (context) => runImportPadroes(context, path ?? context.config.content.dir)
  if (kind === 'biblia' && path) return (context) => runImportBiblia(context, path)
  return null
}

async function runImportPadroes({ db, progress, dryRun }: Context, dir: string): Promise<void> {
  const step = progress.start(`Lendo ${dir}`)
  const stored = await importPadroes(db, dir, { dryRun })
  step.done(`${stored.paginas} páginas`)
  report(progress, stored, dryRun)
}

async function runImportBiblia({ db, config, progress, dryRun }: Context, path: string): Promise<void> {
  const canon = await readCanon(config.content.dir)
  const step = progress.start(`Lendo ${path}`)
  const reading = await readBiblia(path, canon)
  step.done(reading.biblia.nome)
  for (const aviso of reading.avisos) progress.say(`  ${aviso}`)
  for (const { regra, quantidade } of reading.correcoes) progress.say(`  Correção: ${regra} (${quantidade})`)
  report(progress, await importBiblia(db, reading, canon, { dryRun }), dryRun)
}

function report(progress: Progress, { plans, written }: StoredContent, dryRun: boolean): void {
  for (const line of describePlan(plans)) progress.say(`  ${line}`)
  progress.say(dryRun ? 'Simulação: nada foi gravado.' : `${written} linhas gravadas.`)
}
