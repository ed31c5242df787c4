/** What the search gives to the rest of the app. */
export { FONTES } from './fontes.ts'
export { keyOf } from './lugar.ts'
export { checkBusca, toPrefixo } from './pedido.ts'
export { previaQuery } from './queries.ts'
export { TrechoAchado as Trecho } from './trecho.tsx'
export { useComecarNoAchado } from './use-comecar-no-achado.ts'
export { useLugar } from './use-lugar.ts'
