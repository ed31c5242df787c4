/**
 * Steps that run at the same time, because one of them leaves a core free: a compiler that works in one thread, the last
 * file of a suite, a program that a test waits for. The torture tests wait a third of their time, for a database that is
 * frozen or a socket that says nothing, and their short form is made to have neighbours. Not so `servers`: a port of theirs
 * that a neighbour takes is missed.
 *
 * @type {readonly (readonly import('./arguments.mjs').StepName[])[]}
 */
const BESIDE = [
  ['lint', 'types', 'web'],
  ['unit', 'component'],
  ['api-sqlite', 'api-postgres'],
  ['torture', 'release'],
]

/**
 * @param {readonly import('./arguments.mjs').StepName[]} steps in their order
 * @returns {import('./arguments.mjs').StepName[][]} the same in groups, which run one after the other
 */
export function groupSteps(steps) {
  const groups = steps.map((step) => BESIDE.find((names) => names.includes(step)) ?? [step])
  return groups
    .filter((group, place) => groups.indexOf(group) === place)
    .map((group) => steps.filter((step) => group.includes(step)))
}
