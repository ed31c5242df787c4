import { expect, it } from 'vitest'
import { readEmailNaEntrada, withEmail } from './email-na-entrada.ts'

const EMAIL = 'lia@exemplo.com.br'
const stateOf = (entry: unknown) => (entry as { usr: unknown }).usr

it('goes with the entry, beside what the router and the page keep there', () => {
  const entry = withEmail({ idx: 2, key: 'abc', usr: { de: '/notas' } }, EMAIL)
  expect(entry).toEqual({ idx: 2, key: 'abc', usr: { de: '/notas', email: EMAIL } })
  expect(readEmailNaEntrada(stateOf(entry))).toBe(EMAIL)
})

it('goes with an entry that has nothing yet', () => {
  for (const entry of [null, {}, { usr: null }])
    expect(readEmailNaEntrada(stateOf(withEmail(entry, EMAIL)))).toBe(EMAIL)
})

it('is none where nobody has just registered', () => {
  for (const state of [null, undefined, { de: '/notas' }, { email: 7 }, { email: 'a'.repeat(300) }])
    expect(readEmailNaEntrada(state)).toBeUndefined()
})
