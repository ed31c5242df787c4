import { MAX_CAPA_BYTES, TIPOS_DE_CAPA } from '#contract/editora/livros.ts'
import { formatMegabytes } from '../envio/format-megabytes.ts'

/** Checks a chosen picture before it is sent. @returns the sentence to show, or null when it may be a cover */
export function checkCapa({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TIPOS_DE_CAPA.some((tipo) => tipo === type)) {
    return 'Este arquivo não é uma imagem JPEG, PNG ou WebP. Escolha outro.'
  }
  if (size === 0) return 'Este arquivo está vazio. Escolha outro.'
  if (size > MAX_CAPA_BYTES) {
    return `A imagem tem ${formatMegabytes(size)}, e o limite é de ${formatMegabytes(MAX_CAPA_BYTES)}. Escolha uma menor.`
  }
  return null
}
