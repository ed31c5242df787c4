/** Progress on a terminal or in a log: one line for each step, with the seconds it took. */

export interface Progress {
  /** Announces a step; its result line is printed by `done`. */
  start(title: string): ProgressStep
  say(line: string): void
}

interface ProgressStep {
  /** Shows how far a long step is; only where the line can be drawn again. */
  update(text: string): void
  done(result: string): void
}

/** @param stream standard output, or any place that takes text (tests). */
export function createProgress(stream: { write(text: string): unknown; isTTY?: boolean }): Progress {
  return {
    start(title) {
      const startedAt = performance.now()
      if (stream.isTTY) stream.write(`${title} …`)
      return {
        update(text) {
          if (stream.isTTY) stream.write(`\r\u001b[2K${title} … ${text}`)
        },
        done(result) {
          const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')
          stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${title}: ${result} (${seconds} s)\n`)
        },
      }
    },
    say: (line) => {
      stream.write(`${line}\n`)
    },
  }
}
