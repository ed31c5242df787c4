/** What the notes give to the rest of the app. */
export { espelharNotas, isEspelhada } from './espelhar-notas.ts'
export { listNotasNoAparelho } from './list-notas-no-aparelho.ts'
