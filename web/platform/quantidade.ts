/** A whole number as it is written here: '1.000'. Not by `Intl`, which takes a phone some hundredths of a second to begin with. */
export function formatNumero(numero: number): string {
  return String(numero).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** A number with what it counts: '1 nota', '1.200 notas'. */
export function formatQuantidade(quantidade: number, um: string, varios: string): string {
  return quantidade === 1 ? `1 ${um}` : `${formatNumero(quantidade)} ${varios}`
}
