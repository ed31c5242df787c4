/** What is remembered of where the reader is, for the pages on which he reads and for those that forget him. */
export { dropParadas } from './drop-paradas.ts'
export { forgetParadas, type LugarLido, sendParadasOnSignOut } from './note-parada.ts'
export { useParada } from './use-parada.ts'
