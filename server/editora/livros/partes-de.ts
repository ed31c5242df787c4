import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'

/** How many pieces a file of so many bytes has. */
export function partesDe(bytes: number): number {
  return Math.ceil(bytes / BYTES_DA_PARTE)
}
