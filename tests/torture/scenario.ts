import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import type { RunningServer } from '#tests/support/spawn-server.ts'

/** One measured line of the table. */
export interface Figure {
  what: string
  value: number
  unit: string
  limit: number
  /** Whether the value may be at most the limit, or must be at least it. */
  better: 'less' | 'more'
}

export interface TortureDatabase {
  config: DatabaseConfig
}

export interface Served {
  database: TortureDatabase
  /** The last one that was started. */
  server: RunningServer
  /** After its end: on the same database, with the same settings. */
  startAgain(): Promise<RunningServer>
}

/** What a scenario works with; the runner ends whatever it started. */
export interface TortureContext {
  engine: Engine
  /** The short form: a few seconds a scenario; the full one keeps the figures that were promised. */
  isShort: boolean
  /** Aborts when the scenario's time is over or somebody pressed Ctrl+C. */
  signal: AbortSignal
  /** A copy of a filled database (six standards, generated Bible). */
  createDatabase(): Promise<TortureDatabase>
  /** The real server process on it, on a free port. */
  startServer(database: TortureDatabase, settings?: Record<string, string>): Promise<RunningServer>
  /**
   * The real server on a copy of its own. In the short form, in which starts cost more than calls, all who ask for the same
   * settings have the same one, with the rows that the others have left.
   */
  serve(settings?: Record<string, string>): Promise<Served>
  say(line: string): void
}

/** Exported as `scenario` by `tests/torture/NAME.scenario.ts`; the runner finds the files on disk. */
export interface Scenario {
  name: string
  /** Both unless given. */
  engines?: readonly Engine[]
  /** The only database of its short form, when what it asks is not the database's affair. */
  shortOn?: Engine
  /** It mostly waits, and lets others work meanwhile. */
  waits?: boolean
  /** Why the short form does not run it: what else proves the same. */
  fullOnly?: string
  /** Minutes after which its full form has failed; 30 unless given. */
  minutes?: number
  run(context: TortureContext): Promise<Figure[]>
}
