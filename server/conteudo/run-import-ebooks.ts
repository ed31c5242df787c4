import { ContentError } from '#server/arquivos/content-error.ts'
import { describeTroca } from './describe-troca.ts'
import { readCanon } from './import-biblia.ts'
import { importEbook } from './import-ebook.ts'
import { type CommandContext, sayWritten } from './report-stored.ts'

const MAX_AVISOS = 20

/** Each file for itself: a broken one is named, the others go on. */
export async function runImportEbooks(context: CommandContext, paths: readonly string[]): Promise<number> {
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
  { db, progress, dryRun }: CommandContext,
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
