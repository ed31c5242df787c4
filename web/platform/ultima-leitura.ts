/** The last page of a standard that was read on this device: "Onde você parou" on the home page. */
import * as z from 'zod/mini'
import { readStored, writeStored } from './stored.ts'

const KEY = 'mbw:ultima-leitura'

const UltimaLeitura = z.object({
  /** Path on this site. */
  path: z.string().check(z.startsWith('/')),
  /** Title of the chapter, or the question. */
  titulo: z.string(),
  /** Where it is, in words: 'Confissão de Fé, capítulo 20'. */
  rotulo: z.string(),
})
export type UltimaLeitura = z.infer<typeof UltimaLeitura>

/** @returns the last page read, or null on a first visit or when the browser keeps nothing */
export function readUltimaLeitura(): UltimaLeitura | null {
  return readStored(KEY, UltimaLeitura)
}

/** Remembers the page being read. A browser that keeps nothing is no error. */
export function writeUltimaLeitura(leitura: UltimaLeitura): void {
  writeStored(KEY, leitura)
}
