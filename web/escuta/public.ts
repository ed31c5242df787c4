/** What reading aloud gives to the pages of texts. */
export { OuvirBotao } from './ouvir-botao.tsx'
export { hasFala, ouvirDaqui } from './pedido-de-escuta.ts'
