/** Somebody's turn did not come in time. */
export class GaveUpWaiting extends Error {
  override readonly name = 'GaveUpWaiting'
}

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

  /**
   * Does the work when its turn comes, at once when a place is free. Who waits begins before the one in front of him goes on
   * with what his work gave: a thread is not idle meanwhile.
   *
   * @param signal ends the waiting, not the work
   * @throws GaveUpWaiting when the signal came first
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.inside < this.places) {
      this.inside += 1
      return this.doWork(work)
    }
    return new Promise<T>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve(this.doWork(work))
      }
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(new GaveUpWaiting())
      }
      this.waiting.push(begin)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  private async doWork<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  /** Gives the place to whoever has waited longest. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.inside -= 1
  }
}
