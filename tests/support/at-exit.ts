/** What is left to do when the process of the tests ends, for one listener: of more than ten Node says that they may be a leak. */
const works = new Set<() => void>()
let isListening = false

/** @param work must not wait @returns takes it back */
export function atExit(work: () => void): () => void {
  if (!isListening) {
    isListening = true
    process.once('exit', () => {
      for (const each of works) each()
    })
  }
  works.add(work)
  return () => void works.delete(work)
}
