/** What the marks give to the rest of the app. */
export { MarcasAusentes } from './marcas-ausentes.tsx'
export { MARCAS, type TextoDasMarcas } from './mudanca-da-marca.ts'
export { PalavrasNoTexto } from './palavras-no-texto.tsx'
export { deleteOrKeep as deleteMarcaOrKeep, saveOrKeep as saveMarcaOrKeep } from './save-or-keep.ts'
export type { TextoMarcavel } from './texto-marcavel.ts'
export { useMarcas } from './use-marcas.ts'
export { useMarcasDoTexto } from './use-marcas-do-texto.tsx'
