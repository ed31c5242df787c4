import { lazily } from '../../platform/lazily.ts'

const MB = 1024 * 1024
const format = lazily(
  () => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, roundingMode: 'ceil' }),
)

/** @returns '12,4 MB' */
export function formatMegabytes(bytes: number): string {
  return `${format().format(bytes / MB)} MB`
}
