/** The rows that the parsed standards ask for, parents before children. */
import { siglaOfSimbolo } from '#contract/padroes.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { Row, WantedTable } from '#server/platform/sync-table.ts'
import type { ParsedPadroes, ParsedPagina, ParsedParte, ParsedSecao } from './parsers/content-model.ts'

const LAST_LIVRO_OF_ANTIGO_TESTAMENTO = 39
const MAX_SECOES = 99
const MAX_PARTES = 999

export function canonTables(canon: readonly CanonLivro[]): WantedTable[] {
  return [
    {
      name: 'livro',
      key: ['id'],
      rows: canon.map(({ id, abreviatura, livro, versiculos }) => ({
        id,
        abreviatura,
        livro,
        testamento: id <= LAST_LIVRO_OF_ANTIGO_TESTAMENTO ? 'antigo' : 'novo',
        quantidade_capitulos: versiculos.length,
      })),
    },
    {
      name: 'capitulo_biblia',
      key: ['livro_id', 'capitulo'],
      rows: canon.flatMap(({ id, versiculos }) =>
        versiculos.map((quantidade, index) => ({
          livro_id: id,
          capitulo: index + 1,
          quantidade_versiculos: quantidade,
        })),
      ),
    },
  ]
}

export function padroesTables({ simbolos, paginas }: ParsedPadroes): WantedTable[] {
  const secoes = paginas.flatMap((pagina) => pagina.secoes.map((secao) => ({ pagina, secao })))
  const partes = secoes.flatMap(({ pagina, secao }) =>
    secao.partes.map((parte) => ({ parte, secaoId: secaoIdOf(pagina, secao) })),
  )
  const referencias = partes.flatMap(({ parte, secaoId }) => referenciasOf(parte, parteIdOf(secaoId, parte)))
  return [
    { name: 'simbolo', key: ['id'], rows: simbolos.map((simbolo) => ({ ...simbolo })) },
    {
      name: 'pagina',
      key: ['simbolo_id', 'numero'],
      rows: paginas.map(({ simbolo, numero, titulo }) => ({ simbolo_id: simbolo, numero, titulo })),
    },
    { name: 'secao', key: ['id'], rows: secoes.map(({ pagina, secao }) => toSecaoRow(pagina, secao)) },
    { name: 'parte', key: ['id'], rows: partes.map(({ parte, secaoId }) => toParteRow(secaoId, parte)) },
    { name: 'referencia', key: ['parte_id', 'ordem'], rows: referencias.map(({ row }) => row) },
    {
      name: 'referencia_trecho',
      key: ['parte_id', 'referencia_ordem', 'ordem'],
      rows: referencias.flatMap(({ trechos }) => trechos),
    },
  ]
}

/** simbolo * 100000 + numero * 100 + secao: the numbers people use, so importing again keeps the id. */
function secaoIdOf({ simbolo, numero }: ParsedPagina, { numero: secao }: ParsedSecao): number {
  if (secao > MAX_SECOES) throw new RangeError(`${simbolo}/${numero} has more than ${MAX_SECOES} sections`)
  return simbolo * 100_000 + numero * 100 + secao
}

/** secao * 1000 + ordem; below 2^31 for the largest symbol and page. */
function parteIdOf(secaoId: number, { ordem }: ParsedParte): number {
  if (ordem > MAX_PARTES) throw new RangeError(`section ${secaoId} has more than ${MAX_PARTES} parts`)
  return secaoId * 1_000 + ordem
}

function toSecaoRow(pagina: ParsedPagina, secao: ParsedSecao): Row {
  return {
    id: secaoIdOf(pagina, secao),
    simbolo_id: pagina.simbolo,
    numero: pagina.numero,
    secao: secao.numero,
    titulo: secao.titulo,
    destaque: secao.destaque,
  }
}

function toParteRow(secaoId: number, parte: ParsedParte): Row {
  return {
    id: parteIdOf(secaoId, parte),
    secao_id: secaoId,
    ordem: parte.ordem,
    paragrafo: parte.paragrafo,
    marcador: parte.marcador,
    subtitulo: parte.subtitulo,
    parte: parte.texto,
  }
}

function referenciasOf({ referencias }: ParsedParte, parteId: number): { row: Row; trechos: Row[] }[] {
  return referencias.map(({ referencia, trechos }, index) => ({
    row: { parte_id: parteId, ordem: index + 1, referencia },
    trechos: trechos.map(({ inicio, fim }, trechoIndex) => ({
      parte_id: parteId,
      referencia_ordem: index + 1,
      ordem: trechoIndex + 1,
      inicio,
      fim,
    })),
  }))
}

/** 'CFW 8' for the page that a row of secao, parte or referencia belongs to. */
export function paginaLabel(secaoId: number): string {
  const simbolo = Math.floor(secaoId / 100_000)
  const sigla = siglaOfSimbolo(simbolo) ?? String(simbolo)
  return `${sigla} ${Math.floor(secaoId / 100) % 1_000}`
}
