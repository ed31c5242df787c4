/** What the Bible gives to the rest of the app. */

export { CreditoDaBiblia } from './credito-da-biblia.tsx'
export { formatIntervalos, formatPassagem, type Intervalo } from './passagem.ts'
export { edicoesQuery, livrosQuery, versiculosQuery } from './queries.ts'
export { useEdicao } from './use-edicao.ts'
export { useEdicaoDoLink } from './use-edicao-do-link.ts'
export { nomeDoTestamento, type Testamento, testamentoOf } from './vizinhos.ts'
