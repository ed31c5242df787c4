import { constants } from 'node:os'

/** A failure whose message is a sentence fit to be shown as it is, without a stack. */
export class StepError extends Error {
  /** @param {string} message the sentence @param {string} [details] output of the tool that failed, shown before the sentence */
  constructor(message, details = '') {
    super(message)
    this.name = 'StepError'
    this.details = details
  }
}

/** The person or the system asked the script to end. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal the first signal that came */
  constructor(signal) {
    super(`Interrupted by ${signal}.`)
    this.name = 'Interrupted'
    this.signal = signal
  }
}

/**
 * The exit code a shell shows for a process ended by a signal.
 *
 * @param {NodeJS.Signals} signal
 * @returns {number} 128 + the signal's number, 130 for SIGINT
 */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
