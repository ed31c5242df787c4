import type { ContentFile } from '../parsers/content-files.ts'

/** The files with each correction in place of its own; a correction of a file that is not there lays nothing. */
export function layCorrecoes(
  files: readonly ContentFile[],
  correcoes: readonly { arquivo: string; texto: string }[],
): ContentFile[] {
  const textos = new Map(correcoes.map(({ arquivo, texto }) => [arquivo, texto]))
  return files.map((file) => {
    const texto = textos.get(file.name)
    return texto === undefined ? file : { name: file.name, bytes: Buffer.from(texto) }
  })
}
