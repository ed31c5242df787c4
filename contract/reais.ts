/** Amounts of money as they are written in Brazil. */
let formato: Intl.NumberFormat | undefined

/** Made when the first amount is shown. */
function reais(): Intl.NumberFormat {
  formato ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return formato
}

/** @returns 'R$ 24,97', with a no-break space */
export function formatReais(centavos: number): string {
  return reais().format(centavos / 100)
}

/** The currency and the figures apart, since they are set in two sizes. */
export function reaisParts(centavos: number): { moeda: string; valor: string } {
  const parts = reais().formatToParts(centavos / 100)
  const valor = parts.filter(({ type }) => type !== 'currency' && type !== 'literal')
  return {
    moeda: parts.find(({ type }) => type === 'currency')?.value ?? '',
    valor: valor.map(({ value }) => value).join(''),
  }
}
