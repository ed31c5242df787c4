import { nextTask } from './next-task.ts'

/** To ask the browser for a file costs a phone some 2 ms. */
const A_TASK = 3

const waiting: (() => void)[] = []

/**
 * Lets what a page asks for be asked for in tasks of its own, a few in each, in the order of the calls: a page begins with as many as thirty
 * requests, and in one go they would keep a phone from answering (ADR 060).
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) void nextTask().then(beginTask)
  })
}

function beginTask(): void {
  const now = waiting.splice(0, A_TASK)
  if (waiting.length > 0) void nextTask().then(beginTask)
  for (const begin of now) begin()
}
