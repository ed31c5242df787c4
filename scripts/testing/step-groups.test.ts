import { expect, it } from 'vitest'
import { STEPS } from './arguments.mjs'
import { groupSteps } from './step-groups.mjs'

it('runs each step once and in their order, beside those that leave a core free', () => {
  expect(groupSteps(STEPS)).toEqual([
    ['lint', 'types', 'web'],
    ['unit', 'component'],
    ['api-sqlite', 'api-postgres'],
    ['servers'],
    ['torture', 'release'],
    ['browser'],
  ])
  expect(groupSteps(STEPS).flat()).toEqual([...STEPS])
})

it('leaves a step alone whose neighbour is not asked for', () => {
  expect(groupSteps(['unit', 'release'])).toEqual([['unit'], ['release']])
})
