/** What keys and addresses give to the frame of the pages. */
export { LembreteDoEndereco } from './lembrete-do-endereco.tsx'
