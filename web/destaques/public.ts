/** What the highlights give to the rest of the app. */
export { EscolhaDeCor } from './escolha-de-cor.tsx'
export { NotaDoDestaque } from './nota-do-destaque.tsx'
export { destaquesQuery } from './queries.ts'
export { keepRascunho, readRascunho, removeRascunho } from './rascunhos.ts'
