/** What the marks give to the rest of the app. */
export { type MarcasDoTexto, useMarcasDoTexto } from './use-marcas-do-texto.tsx'
