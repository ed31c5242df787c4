/** Thrown when something could not be downloaded; the message is a Portuguese sentence for the publisher. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
}

interface DownloadOptions {
  /** For all files together, in milliseconds. */
  timeoutMs: number
  /** Longest wait without a byte from a server, in milliseconds. */
  stallMs: number
  /** For all files together, after decompression; 100 MB when absent. */
  maxBytes?: number
  /** The caller's way to give up: its reason is what the promise rejects with. */
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

const CONCURRENCY = 6
const MAX_BYTES = 100 * 1024 * 1024

/** Downloads files, six at a time; the first failure stops the others. @returns bodies in order @throws DownloadError */
export async function downloadFiles(urls: readonly string[], options: DownloadOptions): Promise<Buffer[]> {
  const stop = new AbortController()
  const seconds = formatSeconds(options.timeoutMs)
  const deadline = setTimeout(
    () => stop.abort(new DownloadError(`O download não terminou em ${seconds}.`)),
    options.timeoutMs,
  )
  const signal = options.signal ? AbortSignal.any([stop.signal, options.signal]) : stop.signal
  const spend = createBudget(options.maxBytes ?? MAX_BYTES)
  const bodies: Buffer[] = []
  const queue = urls.entries()
  let done = 0

  // The workers share one iterator, so each address is taken once.
  async function work(): Promise<void> {
    for (const [index, url] of queue) {
      bodies[index] = await fetchBody(url, { signal, stallMs: options.stallMs, spend })
      done += 1
      options.onProgress?.(done, urls.length)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, urls.length) }, work))
    return bodies
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    clearTimeout(deadline)
  }
}

interface FetchOptions {
  signal: AbortSignal
  stallMs: number
  spend: (bytes: number) => void
}

async function fetchBody(url: string, { signal, stallMs, spend }: FetchOptions): Promise<Buffer> {
  if (!/^https?:\/\//i.test(url)) throw new DownloadError(`O endereço ${url} não é http:// nem https://.`)
  const stall = new AbortController()
  const silence = new DownloadError(`O servidor de ${url} ficou ${formatSeconds(stallMs)} sem mandar nada.`)
  const timer = setTimeout(() => stall.abort(silence), stallMs)
  const either = AbortSignal.any([signal, stall.signal])
  let failure = `Não foi possível chegar a ${url}.`
  try {
    const response = await fetch(url, { signal: either })
    if (!response.ok) throw new DownloadError(`O endereço ${url} respondeu ${response.status}.`)
    failure = `A conexão com ${url} caiu antes do fim.`
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body ?? []) {
      timer.refresh()
      spend(chunk.byteLength)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    either.throwIfAborted()
    throw error instanceof DownloadError ? error : new DownloadError(failure, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** @returns a function that counts bytes and throws once there are too many */
function createBudget(maxBytes: number): (bytes: number) => void {
  let left = maxBytes
  return (bytes) => {
    left -= bytes
    if (left < 0) throw new DownloadError(`O download passou de ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
  }
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('pt-BR')} s`
}
