/** Makes the golden database of a run of vitest, and tells its tests where it is. */
import type { TestProject } from 'vitest/node'
import { makeGolden } from './golden.ts'

/** @returns the tear-down, which removes everything that was made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.MBW_TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'
  const { golden, remove } = await makeGolden(engine)
  project.provide('golden', golden)
  return remove
}
