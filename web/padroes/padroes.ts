/** Where the jump box and the Bible's pages still look for the table, which lies in the platform. */
export { PADROES } from '../platform/padroes/padroes.ts'
