import { MAX_FOTO_BYTES, TIPOS_DE_FOTO } from '#contract/perfil.ts'
import { lazily } from '../platform/lazily.ts'

const MB = 1024 * 1024
const mbFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, roundingMode: 'ceil' }),
)

/** Checks a chosen file before it is opened or sent. @returns the sentence to show, or null when it may be a photo */
export function checkFoto({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TIPOS_DE_FOTO.some((tipo) => tipo === type)) {
    return 'Este arquivo não é uma foto JPEG, PNG ou WebP. Escolha outro.'
  }
  if (size === 0) return 'Este arquivo está vazio. Escolha outro.'
  if (size > MAX_FOTO_BYTES) {
    const [tamanho, limite] = [size, MAX_FOTO_BYTES].map((bytes) => mbFormat().format(bytes / MB))
    return `A foto tem ${tamanho} MB, e o limite é de ${limite} MB. Escolha uma menor.`
  }
  return null
}
