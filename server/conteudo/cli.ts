/** `npm run content -- import biblia|ebook|padroes … | export epub|padroes …`: the publisher's command. */
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { ContentError } from '#server/arquivos/content-error.ts'
import { describeRelatorio } from '#server/biblia/describe-relatorio.ts'
import { type ReadBibliaOptions, readBiblia } from '#server/biblia/read-biblia.ts'
import { isNomeDaVersificacao } from '#server/biblia/versificacao/nome-da-versificacao.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate, requireMigrated } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { runCli } from '#server/platform/run-cli.ts'
import { exportCorrecoes } from './correcoes/export-correcoes.ts'
import { describeRevisao, reviewCorrecoes } from './correcoes/review-correcoes.ts'
import { describePlan } from './describe-plan.ts'
import { describeTroca } from './describe-troca.ts'
import { chooseEdicao, removeEdicao } from './edicoes-service.ts'
import { importBiblia, readCanon } from './import-biblia.ts'
import { importEbook } from './import-ebook.ts'
import { importPadroes } from './import-padroes.ts'
import { importOriginal, removeOriginal } from './originais/originais-service.ts'
import { createProgress, type Progress } from './progress.ts'
import type { StoredContent } from './store-content.ts'

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

const MAX_AVISOS = 20

interface BibliaOptions extends ReadBibliaOptions {
  sigla?: string | undefined
}

interface Call {
  run: Command
  /** What it does to the database: 'reading' never migrates either. */
  use: 'maintenance' | 'reading'
  dryRun: boolean
}

interface Context {
  db: Database
  config: Config
  progress: Progress
  dryRun: boolean
}

/** @returns the exit code */
type Command = (context: Context) => Promise<number>

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

async function runImportPadroes({ db, progress, dryRun }: Context, dir: string): Promise<number> {
  const step = progress.start(`Lendo ${dir}`)
  const stored = await importPadroes(db, dir, { dryRun })
  step.done(`${stored.paginas} páginas`)
  report(progress, stored, dryRun)
  if (!dryRun) for (const line of describeRevisao(await reviewCorrecoes(db, dir))) progress.say(`  ${line}`)
  return 0
}

async function runImportOriginal(
  { db, progress, dryRun }: Context,
  dir: string,
  idioma: 'en',
): Promise<number> {
  const step = progress.start(`Lendo ${dir}`)
  const stored = await importOriginal(db, dir, idioma, { dryRun })
  step.done('padrões em inglês')
  for (const line of stored.cobertura) progress.say(`  ${line}`)
  report(progress, stored, dryRun)
  return 0
}

async function runRemoveOriginal({ db, progress, dryRun }: Context, idioma: 'en'): Promise<number> {
  report(progress, await removeOriginal(db, idioma, { dryRun }), dryRun)
  return 0
}

async function runExportPadroes({ db, config, progress }: Context, dir: string): Promise<number> {
  const { gravados, mudados } = await exportCorrecoes(db, config.content.dir, dir)
  if (gravados.length === 0) progress.say('Nenhuma correção: os textos são os da pasta de conteúdo.')
  for (const file of gravados) progress.say(`Gravado: ${file}`)
  for (const arquivo of mudados)
    progress.say(`Aviso: ${arquivo} mudou por baixo da correção; compare antes de guardar.`)
  return 0
}

async function runImportBiblia(
  { db, config, progress, dryRun }: Context,
  path: string,
  { sigla, ...options }: BibliaOptions,
): Promise<number> {
  const canon = await readCanon(config.content.dir)
  const step = progress.start(`Lendo ${path}`)
  const reading = await readBiblia(path, canon, options)
  step.done(reading.biblia.nome)
  for (const line of describeRelatorio(reading.relatorio, reading.versificacao)) progress.say(`  ${line}`)
  for (const aviso of reading.avisos) progress.say(`  ${aviso}`)
  for (const { regra, quantidade } of reading.correcoes) progress.say(`  Correção: ${regra} (${quantidade})`)
  const stored = await importBiblia(db, reading, canon, { dryRun, sigla })
  report(progress, stored, dryRun)
  if (!dryRun) progress.say(`Edição ${stored.sigla}.`)
  return 0
}

async function runChooseBiblia({ db, progress, dryRun }: Context, sigla: string): Promise<number> {
  report(progress, await chooseEdicao(db, sigla, { dryRun }), dryRun)
  return 0
}

async function runRemoveBiblia({ db, progress, dryRun }: Context, sigla: string): Promise<number> {
  report(progress, await removeEdicao(db, sigla, { dryRun }), dryRun)
  return 0
}

/** Each file for itself: a broken one is named, the others go on. */
async function runImportEbooks(context: Context, paths: readonly string[]): Promise<number> {
  const canon = await readCanon(context.config.content.dir)
  let failed = 0
  for (const path of paths) {
    try {
      await runImportEbook(context, path, canon)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      failed += 1
      process.stderr.write(`${error.message}\nDeste arquivo nada foi gravado.\n`)
    }
  }
  if (paths.length > 1 && failed > 0) context.progress.say(`${failed} de ${paths.length} arquivos com erro.`)
  return failed > 0 ? 1 : 0
}

async function runImportEbook(
  { db, progress, dryRun }: Context,
  path: string,
  canon: Awaited<ReturnType<typeof readCanon>>,
): Promise<void> {
  const step = progress.start(`Lendo ${path}`)
  const imported = await importEbook(db, path, canon, { dryRun, onProgress: step.update })
  step.done(imported.titulo)
  for (const aviso of imported.avisos.slice(0, MAX_AVISOS)) progress.say(`  Aviso: ${aviso}`)
  const more = imported.avisos.length - MAX_AVISOS
  if (more > 0) progress.say(`  Aviso: … e mais ${more}`)
  for (const line of imported.troca ? describeTroca(imported.troca) : ['Nada mudou.'])
    progress.say(`  ${line}`)
  sayWritten(progress, imported, dryRun)
}

async function runExportEpub({ db, progress }: Context, args: readonly string[]): Promise<number> {
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

function report(progress: Progress, stored: StoredContent, dryRun: boolean): void {
  for (const line of describePlan(stored.plans)) progress.say(`  ${line}`)
  sayWritten(progress, stored, dryRun)
}

function sayWritten(progress: Progress, { written, untidy }: StoredContent, dryRun: boolean): void {
  progress.say(dryRun ? 'Simulação: nada foi gravado.' : `${written} linhas gravadas.`)
  if (untidy === undefined) return
  progress.say(
    `O conteúdo novo já está no ar. A arrumação depois dele parou (${String(untidy)}); a próxima importação ou o próximo início a termina.`,
  )
}
