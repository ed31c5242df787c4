/** What the jump box gives to the frame of the pages. */
export { Salto, SaltoButton } from './salto.tsx'
