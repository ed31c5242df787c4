/** Keys of Pix in the forms in which the central bank's directory has them. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TELEFONE = /^\+55[1-9]\d{9,10}$/
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/
const MAX_EMAIL = 77
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d\d$/
/** Since 2026 also with letters, but for the last two. */
const CNPJ = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d\d$/

const PESOS_CPF = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const PESOS_CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A key as it stands in a code: CPF and CNPJ without points, e-mail and random key in small letters; null for what is none. */
export function toChavePix(text: string): string | null {
  const given = text.trim()
  const small = given.toLowerCase()
  if (TELEFONE.test(given)) return given
  if (UUID.test(small) || (small.length <= MAX_EMAIL && EMAIL.test(small))) return small
  const bare = given.toUpperCase().replace(/[./-]/g, '')
  if (CPF.test(given) && isChecked(bare, PESOS_CPF)) return bare
  return CNPJ.test(given.toUpperCase()) && isChecked(bare, PESOS_CNPJ) ? bare : null
}

/** Whether the last two digits are those that the others ask for; one digit over and over would be, and is given to nobody. */
function isChecked(text: string, pesos: readonly number[]): boolean {
  if (/^(.)\1*$/.test(text)) return false
  const values = [...text].map((char) => char.charCodeAt(0) - 48)
  return [1, 0].every((left) => {
    const before = values.slice(0, values.length - 1 - left)
    const sum = before.reduce((total, value, at) => total + value * (pesos[at + left] ?? 0), 0)
    return values[before.length] === (sum % 11 < 2 ? 0 : 11 - (sum % 11))
  })
}
