import { expect, it } from 'vitest'
import { STEPS } from './arguments.mjs'
import { groupSteps } from './step-groups.mjs'

it('runs the torture tests beside the release, and all others by themselves, each once and in their order', () => {
  const groups = groupSteps(STEPS)
  expect(groups).toContainEqual(['torture', 'release'])
  expect(groups.filter((group) => group.length > 1)).toHaveLength(1)
  expect(groups.flat()).toEqual([...STEPS])
})

it('leaves a step alone whose neighbour is not asked for', () => {
  expect(groupSteps(['unit', 'release'])).toEqual([['unit'], ['release']])
})
