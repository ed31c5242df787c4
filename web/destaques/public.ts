/** What the highlights give to the rest of the app. */
export { destaquesQuery } from './queries.ts'
