/** The part of autocannon that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds after which it counts, and may end. */
    sampleInt?: number
    headers?: Record<string, string>
    method?: 'POST'
    body?: string
    requests?: { setupRequest: (request: object) => object }[]
  }

  export interface Result {
    requests: { total: number }
    /** Seconds that it took. */
    duration: number
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
