const POLYNOMIAL = 0x1021
const START = 0xffff

/** CRC16-CCITT-FALSE of a text's bytes as four capital hexadecimal digits, which is how a BR Code ends. */
export function crc16(text: string): string {
  let crc = START
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
