import { MAX_EPUB_BYTES } from '#contract/editora/arquivos-do-rascunho.ts'
import { formatMegabytes } from './format-megabytes.ts'

const MAX_NOME = 200

/** Checks a chosen file before anything of it is sent. @returns the sentence to show, or null when it may be an EPUB */
export function checkEpub({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.epub$/i.test(name)) return 'Este arquivo não é um EPUB. Escolha um que termine em .epub.'
  if (name.length > MAX_NOME) return 'O nome do arquivo é longo demais. Encurte-o e escolha de novo.'
  if (size === 0) return 'Este arquivo está vazio. Escolha outro.'
  if (size > MAX_EPUB_BYTES) {
    return `O arquivo tem ${formatMegabytes(size)}, e o limite é de ${formatMegabytes(MAX_EPUB_BYTES)}.`
  }
  return null
}

interface Arquivo {
  readonly nome: string
  readonly bytes: number
}

/** Whether a chosen file is the one of which pieces are at the server already. */
export function isMesmoArquivo(
  { name, size }: Pick<File, 'name' | 'size'>,
  { nome, bytes }: Arquivo,
): boolean {
  return name === nome && size === bytes
}
