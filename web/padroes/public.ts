/** What the standards give to the rest of the app: what is known of each, and their pages. */
export { FICHAS, type FichaDoPadrao, formatPagina, indexPathOf } from './fichas.ts'
export { groupParagrafos } from './paragrafos.ts'
export { hasReferencias, partesComReferencias } from './parte.ts'
export { paginaQuery } from './queries.ts'
export { CAPITULO, formatUnidade, PERGUNTA, type Unidade } from './unidades.ts'
