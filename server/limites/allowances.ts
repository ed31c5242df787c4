/** Calls a minute, by class, of one caller; no reader meets these: a device that keeps all makes 2,000, a church has one address. */
import type { Cost, Endpoint } from '#contract/endpoint.ts'

export const WINDOW_MS = 60_000

interface Allowance {
  reader: number
  address: number
}

export const ALLOWANCES: Readonly<Record<Cost, Allowance>> = {
  read: { reader: 6_000, address: 30_000 },
  write: { reader: 1_200, address: 12_000 },
  search: { reader: 240, address: 3_000 },
  file: { reader: 40, address: 600 },
}

/** A write counts once for each of these, begun: notes of 60 kB fill disks, highlights do not. */
const BYTES_PER_WRITE = 4096
/** A body that does not say its length may be as long as bodies can be. */
const UNKNOWN_LENGTH = 1024 * 1024

/** The class of a call; an address that names none is a read. */
export function costOf(endpoint: Endpoint | undefined): Cost {
  return endpoint?.cost ?? (endpoint && endpoint.method !== 'GET' ? 'write' : 'read')
}

export interface Sent {
  url: string
  headers: { 'content-length'?: string | undefined; 'transfer-encoding'?: string | undefined }
}

/** How many calls of its class a call counts for. */
export function weightOf(cost: Cost, { url, headers }: Sent): number {
  if (cost !== 'write') return 1
  const body = headers['transfer-encoding'] ? UNKNOWN_LENGTH : Number(headers['content-length'] ?? 0)
  return Math.max(1, Math.ceil((url.length + body) / BYTES_PER_WRITE))
}
