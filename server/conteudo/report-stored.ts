/** What the publisher's commands share: what they are given, and how they tell what was stored. */
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { describePlan } from './describe-plan.ts'
import type { Progress } from './progress.ts'
import type { StoredContent } from './store-content.ts'

export interface CommandContext {
  db: Database
  config: Config
  progress: Progress
  dryRun: boolean
}

/** Tells what changed, and whether it was written. */
export function reportStored(progress: Progress, stored: StoredContent, dryRun: boolean): void {
  for (const line of describePlan(stored.plans)) progress.say(`  ${line}`)
  sayWritten(progress, stored, dryRun)
}

/** Tells whether it was written. */
export function sayWritten(progress: Progress, { written, untidy }: StoredContent, dryRun: boolean): void {
  progress.say(dryRun ? 'Simulação: nada foi gravado.' : `${written} linhas gravadas.`)
  if (untidy === undefined) return
  progress.say(
    `O conteúdo novo já está no ar. A arrumação depois dele parou (${String(untidy)}); a próxima importação ou o próximo início a termina.`,
  )
}
