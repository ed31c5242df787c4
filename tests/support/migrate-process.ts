/** Only migrates the database of its environment: for tests that let several processes do so at once. */
import { readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'

const db = await openDatabase(readConfig(process.env).database, 'maintenance')
process.stdout.write(`${(await migrate(db)).length}\n`)
await db.close()
