import { unzipSync } from 'fflate'

/** The files of a zip, in the order in which they stand in it. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)]))
}
