/** First come first served. Piscina's own queue puts tasks that can be ended back, so that some wait for ever under load. */
export class Fila {
  private inside = 0
  private readonly waiting: (() => void)[] = []
  private readonly places: number
  private readonly maxWaiting: number

  /** @param maxWaiting none: the line is the caller's to bound */
  constructor(places: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.places = places
    this.maxWaiting = maxWaiting
  }

  get isBusy(): boolean {
    return this.inside > 0
  }

  get waitingCount(): number {
    return this.waiting.length
  }

  get isFull(): boolean {
    return this.waiting.length >= this.maxWaiting && this.inside >= this.places
  }

  /** Waits for a place, which `leave` gives back. @returns false, without a place, when the signal came first */
  async enter(signal?: AbortSignal): Promise<boolean> {
    if (this.inside < this.places) {
      this.inside += 1
      return true
    }
    return new Promise((resolve) => {
      const goIn = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve(true)
      }
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(goIn), 1)
        resolve(false)
      }
      this.waiting.push(goIn)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  /** Does the work when its turn comes, however long that takes. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  /** Gives the place to whoever has waited longest. */
  leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.inside -= 1
  }
}
