/**
 * @typedef {import('./test-steps.mjs').TestContext} TestContext
 * @typedef {{ context: TestContext, end: (last?: string) => void }} Telling
 * @typedef {{ begin: (name: string) => Telling }} Teller
 */

/**
 * Tells what steps that run at the same time have to say, so that none talks into another: one is seen at work, and what
 * its neighbours say comes in one piece when they have ended and it has.
 *
 * @param {TestContext} context of the run
 * @returns {Teller}
 */
export function createTeller(context) {
  let isOneSeen = false
  /** @type {unknown[]} */
  const kept = []
  return {
    begin(name) {
      const isSeen = !isOneSeen
      /** @type {unknown[]} */
      const said = []
      const say = isSeen ? context.say : (/** @type {unknown} */ text) => said.push(text)
      isOneSeen = true
      say(`\n— ${name}`)
      return {
        context: { ...context, say, output: isSeen ? 'show' : 'capture' },
        end(last) {
          if (last !== undefined) say(last)
          kept.push(...said)
          if (isSeen) isOneSeen = false
          if (!isOneSeen) for (const text of kept.splice(0)) context.say(text)
        },
      }
    },
  }
}
