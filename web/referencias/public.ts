/** What the references give to the rest of the app: the proof texts as they are printed. */
export { cutCapitulos, groupByCapitulo } from './capitulos-citados.ts'
export { formatCitacao } from './citacao.ts'
export { fetchTextosDasProvas } from './fetch-textos-das-provas.ts'
export { ProvasNoPapel, type TextosDasProvas } from './provas-no-papel.tsx'
export { type OrigemDoTexto, origemDoTexto, type RenderCredito } from './referencias-lidas.ts'
