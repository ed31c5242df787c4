/** The process in which a start brings texts up to date: shows how far it is, and tells why it failed. */
import { openDatabase } from '#server/platform/open-database.ts'
import { type InstallConfig, installContent } from './install-content.ts'
import { createProgress } from './progress.ts'
import { describeStartFailure } from './start-failure.ts'

// Nobody imports for a server that was killed.
process.once('disconnect', () => process.exit(1))

process.once('message', async (config: InstallConfig) => {
  try {
    const db = await openDatabase(config.database, 'maintenance')
    await installContent(db, config, createProgress(process.stdout)).finally(() => db.close())
    process.exit(0)
  } catch (error) {
    process.send?.(describeStartFailure(error), () => process.exit(1))
  }
})
