/** The fields that EMV's QR codes are made of: two digits that name it, two of its length, the value. */

const HEAD = 4
const MAX_VALUE = 99

/** @throws RangeError for a value that two digits of length cannot tell */
export function writeCampo(id: string, value: string): string {
  if (value.length === 0 || value.length > MAX_VALUE)
    throw new RangeError(`field ${id}: ${value.length} characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Fields by their names; null for what is cut off, empty or there twice. */
export function readCampos(text: string): ReadonlyMap<string, string> | null {
  const campos = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + HEAD)) ?? []
    const end = at + HEAD + Number(length)
    if (id === '' || campos.has(id) || Number(length) === 0 || end > text.length) return null
    campos.set(id, text.slice(at + HEAD, end))
    at = end
  }
  return campos
}
