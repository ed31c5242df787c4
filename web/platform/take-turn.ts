import { nextTask } from './next-task.ts'

/** To ask the browser for a file costs a phone some 2 ms. */
const A_TASK = 3

const waiting: (() => void)[] = []
let begun = 0

/**
 * Lets what a page asks for be asked for a few a task, in the order of the calls: the first at once. A page begins with as many as
 * thirty requests, and in one go they would keep a phone from answering (ADR 060).
 */
export async function takeTurn(): Promise<void> {
  begun += 1
  if (begun === 1) void nextTask().then(beginTask)
  if (begun > A_TASK) await new Promise<void>((resolve) => waiting.push(resolve))
}

function beginTask(): void {
  const now = waiting.splice(0, A_TASK)
  begun = now.length + waiting.length
  if (begun > 0) void nextTask().then(beginTask)
  for (const begin of now) begin()
}
