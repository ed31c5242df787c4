const NUMERO = new Intl.NumberFormat('pt-BR')

/** A number as it is written here: '1.000'. */
export function formatNumero(numero: number): string {
  return NUMERO.format(numero)
}

/** A number with what it counts: '1 nota', '1.200 notas'. */
export function formatQuantidade(quantidade: number, um: string, varios: string): string {
  return quantidade === 1 ? `1 ${um}` : `${formatNumero(quantidade)} ${varios}`
}
