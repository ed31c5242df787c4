export const MAX_CENTAVOS = 999_999_999

/** '24.97' → 2497, as amounts stand in codes and in what banks send; null for anything else. */
export function readCentavos(text: string): number | null {
  const [, reais = '', centavos = ''] = /^(\d{1,10})\.(\d\d)$/.exec(text) ?? []
  return reais === '' ? null : Number(reais) * 100 + Number(centavos)
}
