import { readFileSync } from 'node:fs'

const EVERY_MS = 500
const BYTES_PER_MB = 1024 * 1024

export interface MemoryWatch {
  /** Resident memory in MB, oldest first. */
  samples: readonly number[]
  stop(): void
}

/** Looks at a process' resident memory twice a second; Linux only, elsewhere there are no samples. */
export function watchMemory(pid: number | undefined): MemoryWatch {
  const samples: number[] = []
  const timer = setInterval(() => {
    const bytes = readResident(pid)
    if (bytes !== null) samples.push(bytes / BYTES_PER_MB)
  }, EVERY_MS)
  return { samples, stop: () => clearInterval(timer) }
}

/** @returns mean of the last third by mean of the first third: 1 when it neither grew nor shrank */
export function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3)
  const mean = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0) / some.length
  return mean(samples.slice(-third)) / mean(samples.slice(0, third))
}

function readResident(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
