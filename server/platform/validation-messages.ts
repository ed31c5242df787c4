/** What is said of input for which the contract has no sentence of its own; zod would say "Invalid input". */
import * as z from 'zod/mini'

const NO_OBJECT = 'Os dados enviados devem ser um objeto JSON.'
const INVALID = 'Valor inválido.'

export function installValidationMessages(): void {
  z.config({ localeError: ({ path }) => (path === undefined || path.length === 0 ? NO_OBJECT : INVALID) })
}
