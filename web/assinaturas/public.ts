/** What subscriptions give to the rest of the app. */
export { ListaDeRecibos } from './lista-de-recibos.tsx'
export { nomeDoPlano } from './nome-do-plano.ts'
export { PagamentoPendente } from './pagamento-pendente.tsx'
export { assinaturaQuery, planosQuery } from './queries.ts'
export { SituacaoDaAssinatura } from './situacao-da-assinatura.tsx'
export { SoParaAssinantes } from './so-para-assinantes.tsx'
export { useMudarAssinatura } from './use-mudar-assinatura.ts'
