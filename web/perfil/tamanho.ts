const MB = 1024 * 1024

/** '3,4 MB'; what is below a tenth of one is 'menos de 0,1 MB'. */
export function formatTamanho(bytes: number): string {
  if (bytes < MB / 10) return 'menos de 0,1 MB'
  return `${(bytes / MB).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}
