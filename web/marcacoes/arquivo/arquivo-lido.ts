import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'

/** What could not be read of a file. */
export interface FalhaDoArquivo {
  /** 'linha 3', or a name. */
  readonly onde: string
  readonly motivo: string
}

/** What a file brings back. */
export interface ArquivoLido {
  readonly marcacoes: readonly MarcacaoExportada[]
  readonly falhas: readonly FalhaDoArquivo[]
}

/** As many as a reader may have, notes and highlights together. */
export const MAX_NO_ARQUIVO = 40_000
/** In bytes, of the file and of what is packed in it. */
export const MAX_BYTES = 64 * 1024 * 1024

/** A file of which nothing can be read: the sentence says why. */
export class ArquivoIlegivel extends Error {
  override readonly name = 'ArquivoIlegivel'
}
