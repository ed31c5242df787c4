/** Which payment a Pix is for: a UUID as 25 letters and digits, which is what a static code has room for. */

const BASE = 36

export function toTxid(pagamentoId: string): string {
  return BigInt(`0x${pagamentoId.replaceAll('-', '')}`)
    .toString(BASE)
    .toUpperCase()
    .padStart(25, '0')
}
