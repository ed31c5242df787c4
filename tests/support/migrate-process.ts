/** Only migrates the database of its environment: for tests that let several processes do so at once. */
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'

const db = await openDatabase(readConfig(process.env).database, 'maintenance')
process.stdout.write(`${(await migrate(db)).length}\n`)
await db.close()
