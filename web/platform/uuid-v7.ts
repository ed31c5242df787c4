const RANDOM_BYTES = 10

/**
 * Makes a UUID of version 7 (RFC 9562, section 5.7): ids made later sort later. `crypto.randomUUID` makes only
 * version 4, and only on pages served over https.
 * @param now milliseconds since 1970
 * @param random ten random bytes
 */
export function uuidV7(
  now: number = Date.now(),
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)),
): string {
  const [versao = 0, fraction = 0, variante = 0, ...rest] = random
  const bytes = [0x70 | (versao & 0x0f), fraction, 0x80 | (variante & 0x3f), ...rest]
  const hex = toHex(now, 12) + bytes.map((byte) => toHex(byte, 2)).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function toHex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
