import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

let cluster: PostgresCluster | undefined

/**
 * Global set-up of the API suite: on PostgreSQL it starts a cluster and leaves its address in the variable
 * MBW_TEST_POSTGRES_URL, which later global set-ups read and test workers inherit.
 */
export async function setup(): Promise<void> {
  if (process.env.MBW_TEST_DATABASE !== 'postgres') return
  cluster = await startPostgresCluster()
  process.env.MBW_TEST_POSTGRES_URL = cluster.url
}

/** Ends the cluster of `setup`. */
export async function teardown(): Promise<void> {
  await cluster?.stop()
  cluster = undefined
}
