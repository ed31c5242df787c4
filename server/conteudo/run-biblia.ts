/** The publisher's commands for the Bibles; each returns the exit code. */
import { describeRelatorio } from '#server/biblia/describe-relatorio.ts'
import { type ReadBibliaOptions, readBiblia } from '#server/biblia/read-biblia.ts'
import { chooseEdicao, removeEdicao } from './edicoes-service.ts'
import { importBiblia, readCanon } from './import-biblia.ts'
import { type CommandContext, reportStored } from './report-stored.ts'

export interface BibliaOptions extends ReadBibliaOptions {
  sigla?: string | undefined
}

export async function runImportBiblia(
  { db, config, progress, dryRun }: CommandContext,
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
  reportStored(progress, stored, dryRun)
  if (!dryRun) progress.say(`Edição ${stored.sigla}.`)
  return 0
}

export async function runChooseBiblia(
  { db, progress, dryRun }: CommandContext,
  sigla: string,
): Promise<number> {
  reportStored(progress, await chooseEdicao(db, sigla, { dryRun }), dryRun)
  return 0
}

export async function runRemoveBiblia(
  { db, progress, dryRun }: CommandContext,
  sigla: string,
): Promise<number> {
  reportStored(progress, await removeEdicao(db, sigla, { dryRun }), dryRun)
  return 0
}
