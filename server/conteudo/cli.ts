/** `npm run content -- import biblia|ebook|padroes … | export epub|padroes …`: the publisher's command. */
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { ContentError } from '#server/arquivos/content-error.ts'
import { isNomeDaVersificacao } from '#server/biblia/versificacao/nome-da-versificacao.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate, requireMigrated } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { runCli } from '#server/platform/run-cli.ts'
import { createProgress } from './progress.ts'
import type { CommandContext } from './report-stored.ts'
import { type BibliaOptions, runChooseBiblia, runImportBiblia, runRemoveBiblia } from './run-biblia.ts'
import { runImportEbooks } from './run-import-ebooks.ts'
import { runExportPadroes, runImportOriginal, runImportPadroes, runRemoveOriginal } from './run-padroes.ts'

const USAGE = `Uso:
  npm run content -- import padroes [PASTA]     importa os seis padrões (a pasta content/, se nenhuma for dada)
  npm run content -- import padroes --idioma en PASTA   inclui os padrões em inglês, para comparar (docs/padroes-em-ingles.md)
  npm run content -- remove padroes --idioma en         retira-os
  npm run content -- import biblia ARQUIVO      instala uma Bíblia (JSON, USFX, OSIS, USFM, USX, Zefania, pasta ou zip)
  npm run content -- default biblia SIGLA       torna uma Bíblia instalada a da biblioteca (a que todos leem primeiro)
  npm run content -- remove biblia SIGLA        retira uma Bíblia instalada
  npm run content -- import ebook ARQUIVO…      inclui ou atualiza livros (EPUB 2 e 3, sem DRM)
  npm run content -- export padroes PASTA       grava os textos corrigidos na mesa da editora (numa cópia de content/)
  npm run content -- export epub cfw|cmw|bcw|fgop|dcpu|dcpr [ARQUIVO]      grava um padrão como EPUB 3
Opções:
  --dry-run                                     mostra o que mudaria, sem gravar
  --sigla SIGLA                                 nome curto da Bíblia (sem ele, o do arquivo ou as iniciais do nome)
  --rigoroso                                    recusa a Bíblia que não tenha, um a um, os 31.102 versículos
  --versificacao eng|org|vul|rsc|rso|lxx        como a Bíblia conta os versículos (sem ela, vê-se no fim dos capítulos)`

interface Call {
  run: Command
  /** What it does to the database: 'reading' never migrates either. */
  use: 'maintenance' | 'reading'
  dryRun: boolean
}

/** @returns the exit code */
type Command = (context: CommandContext) => Promise<number>

process.exitCode = await runCli({
  usage: USAGE,
  read: readCall,
  run: runCall,
  isMendable: (error) => error instanceof ContentError,
})

async function runCall({ run, use, dryRun }: Call): Promise<number> {
  const config = readConfig(process.env)
  const db = await openDatabase(config.database, use)
  try {
    await (use === 'reading' ? requireMigrated(db) : migrate(db))
    return await run({ db, config, dryRun, progress: createProgress(process.stdout) })
  } finally {
    await db.close()
  }
}

function readCall(argv: string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        rigoroso: { type: 'boolean', default: false },
        versificacao: { type: 'string' },
        sigla: { type: 'string' },
        idioma: { type: 'string' },
      },
    })
    const dryRun = values['dry-run']
    const { rigoroso, versificacao = null, sigla, idioma } = values
    const isOfBiblia = positionals[0] === 'import' && positionals[1] === 'biblia'
    if (!isOfBiblia && (rigoroso || versificacao !== null || sigla !== undefined)) return null
    if (sigla !== undefined && !z.safeParse(SiglaDeEdicao, sigla).success) return null
    if (versificacao !== null && !isNomeDaVersificacao(versificacao)) return null
    const run =
      idioma === undefined
        ? findCommand(positionals, { rigoroso, versificacao, sigla })
        : findCommandOfOriginal(positionals, idioma)
    const use = dryRun || positionals[0] === 'export' ? 'reading' : 'maintenance'
    return run && { run, use, dryRun }
  } catch {
    return null
  }
}

function findCommand([verb, kind, ...paths]: string[], biblia: BibliaOptions): Command | null {
  const [path, ...rest] = paths
  if (verb === 'export' && kind === 'epub') return (context) => runExportEpub(context, paths)
  if (verb === 'export' && kind === 'padroes' && path && rest.length === 0)
    return (context) => runExportPadroes(context, path)
  if (kind === 'biblia' && path && rest.length === 0) {
    if (verb === 'default') return (context) => runChooseBiblia(context, path)
    if (verb === 'remove') return (context) => runRemoveBiblia(context, path)
  }
  if (verb !== 'import') return null
  if (kind === 'ebook' && path) return (context) => runImportEbooks(context, paths)
  if (rest.length > 0) return null
  if (kind === 'padroes') return (context) => runImportPadroes(context, path ?? context.config.content.dir)
  if (kind === 'biblia' && path) return (context) => runImportBiblia(context, path, biblia)
  return null
}

function findCommandOfOriginal([verb, kind, ...paths]: string[], idioma: string): Command | null {
  const [dir, ...rest] = paths
  if (kind !== 'padroes' || idioma !== 'en' || rest.length > 0) return null
  if (verb === 'remove' && dir === undefined) return (context) => runRemoveOriginal(context, idioma)
  return verb === 'import' && dir ? (context) => runImportOriginal(context, dir, idioma) : null
}

async function runExportEpub({ db, progress }: CommandContext, args: readonly string[]): Promise<number> {
  // Fonts and image library are slow to load, and no other command needs them.
  const { exportEpub } = await import('#server/recursos/export-epub.ts')
  const file = await exportEpub(db, args)
  if (file === null) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  progress.say(`Gravado: ${file}`)
  return 0
}
