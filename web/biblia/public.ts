/** What the Bible gives to the rest of the app. */

export { CapituloSemTexto } from './capitulo-sem-texto.tsx'
export { BibliaComLacunas, CreditoDaBiblia, creditoOf } from './credito-da-biblia.tsx'
export { estruturaDoCapitulo, hasBlocos, type ParteDoCapitulo } from './estrutura-do-capitulo.ts'
export { isEmVersos } from './is-em-versos.ts'
export { findLacunas, formatLacuna } from './lacunas.ts'
export { formatIntervalos, formatPassagem, type Intervalo, pickMarcados } from './passagem.ts'
export { PassagemNoCapitulo } from './passagem-no-capitulo.tsx'
export { edicoesQuery, livroQuery, livrosQuery, versiculosQuery } from './queries.ts'
export { readEdicao, useEdicao } from './use-edicao.ts'
export { useEdicaoDoLink } from './use-edicao-do-link.ts'
export { VersosLidos } from './versos-lidos.tsx'
export { nomeDoTestamento, type Testamento, testamentoOf } from './vizinhos.ts'
