/** The publisher's commands for the standards; each returns the exit code. */
import { exportCorrecoes } from './correcoes/export-correcoes.ts'
import { describeRevisao, reviewCorrecoes } from './correcoes/review-correcoes.ts'
import { importPadroes } from './import-padroes.ts'
import { importOriginal, removeOriginal } from './originais/originais-service.ts'
import { type CommandContext, reportStored } from './report-stored.ts'

export async function runImportPadroes(
  { db, progress, dryRun }: CommandContext,
  dir: string,
): Promise<number> {
  const step = progress.start(`Lendo ${dir}`)
  const stored = await importPadroes(db, dir, { dryRun })
  step.done(`${stored.paginas} páginas`)
  reportStored(progress, stored, dryRun)
  if (!dryRun) for (const line of describeRevisao(await reviewCorrecoes(db, dir))) progress.say(`  ${line}`)
  return 0
}

export async function runImportOriginal(
  { db, progress, dryRun }: CommandContext,
  dir: string,
  idioma: 'en',
): Promise<number> {
  const step = progress.start(`Lendo ${dir}`)
  const stored = await importOriginal(db, dir, idioma, { dryRun })
  step.done('padrões em inglês')
  for (const line of stored.cobertura) progress.say(`  ${line}`)
  reportStored(progress, stored, dryRun)
  return 0
}

export async function runRemoveOriginal(
  { db, progress, dryRun }: CommandContext,
  idioma: 'en',
): Promise<number> {
  reportStored(progress, await removeOriginal(db, idioma, { dryRun }), dryRun)
  return 0
}

export async function runExportPadroes(
  { db, config, progress }: CommandContext,
  dir: string,
): Promise<number> {
  const { gravados, mudados } = await exportCorrecoes(db, config.content.dir, dir)
  if (gravados.length === 0) progress.say('Nenhuma correção: os textos são os da pasta de conteúdo.')
  for (const file of gravados) progress.say(`Gravado: ${file}`)
  for (const arquivo of mudados)
    progress.say(`Aviso: ${arquivo} mudou por baixo da correção; compare antes de guardar.`)
  return 0
}
