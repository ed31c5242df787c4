/**
 * How many steps run at the same time. Each uses both cores of a small machine, but not to its end: a compiler works in one
 * thread, the last file of a suite alone, and a third of the torture tests is waiting.
 */
const WIDTH = 2

/**
 * Starts each step in its order, `WIDTH` at a time: the next one as soon as any of them has ended.
 *
 * @template {string} Name
 * @template Result
 * @param {readonly Name[]} steps
 * @param {(step: Name) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order of the steps; when one rejects no other is started, and it rejects when those
 *   that run have ended
 */
export async function runQueue(steps, run) {
  const left = [...steps]
  /** @type {Promise<Result>[]} */
  const started = []
  async function work() {
    for (let step = left.shift(); step !== undefined; step = left.shift()) {
      const running = run(step)
      started.push(running)
      await running.catch(() => left.splice(0))
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
  return Promise.all(started)
}
