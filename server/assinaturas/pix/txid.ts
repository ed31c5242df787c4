/** Which payment a Pix is for: a UUID as 25 letters and digits, which is what a static code has room for. */

const BASE = 36
const OWN = /^[0-9a-z]{25}$/i

export function toTxid(pagamentoId: string): string {
  return BigInt(`0x${pagamentoId.replaceAll('-', '')}`)
    .toString(BASE)
    .toUpperCase()
    .padStart(25, '0')
}

/** As it was made: some banks write small what they were given in capitals. */
export function toTxidGiven(txid: string): string {
  return OWN.test(txid) ? txid.toUpperCase() : txid
}
