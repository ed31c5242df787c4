/** What the jump box gives to the rest of the app. */
export { interpretSalto } from './interpret-salto.ts'
export { Salto, SaltoButton } from './salto.tsx'
