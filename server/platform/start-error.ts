/** Why the product cannot start, as one sentence for the person who typed the command; no stack is printed. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
