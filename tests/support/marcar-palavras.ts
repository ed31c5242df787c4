/** Marks on words, as tests make them by the calls. */
import { expect } from 'vitest'
import * as contract from '#contract/marcas.ts'
import { type PaginaDoTexto, paginaDoPadrao } from '#contract/padrao-texto.ts'
import type { Client } from './api-client.ts'
import type { TestApp } from './test-app.ts'

/** The first part of CFW 8.1. */
export const CFW_8_1 = 100_801_001

let next = 0

/** An id that no other mark of the tests has. */
export function newMarcaId(): string {
  next += 1
  return `01890000-0000-7000-9000-${next.toString().padStart(12, '0')}`
}

/** Words of one part, or from those of one to those of another. */
export function palavrasOf(
  partes: readonly { id: number; texto: string }[],
  [primeiras, ultimas = primeiras]: [string, string?],
  fonte: contract.FonteDaMarca = 'cfw',
): contract.NovasPalavras {
  const first = partes.find(({ texto }) => texto.includes(primeiras))
  const last = partes.find(({ texto }) => texto.includes(ultimas))
  if (!first || !last) throw new Error(`no such words: ${primeiras} … ${ultimas}`)
  const inicio = first.texto.indexOf(primeiras)
  const fim = last.texto.indexOf(ultimas) + ultimas.length
  const between = partes.slice(partes.indexOf(first), partes.indexOf(last) + 1)
  const trecho = between.map(({ texto }) => texto).join(' ')
  const end = trecho.length - last.texto.length + fim
  return { fonte, parte_inicio: first.id, inicio, parte_fim: last.id, fim, trecho: trecho.slice(inicio, end) }
}

/** The parts of a page. */
export async function partesOf(harness: TestApp, padrao = 'cfw', numero = 8) {
  const reply = await harness.visitor().call(paginaDoPadrao, { params: { padrao, numero } })
  const { secoes }: PaginaDoTexto = reply.json()
  return secoes.flatMap(({ partes }) => partes.map(({ id, parte }) => ({ id, texto: parte })))
}

interface MarcaDeProva {
  cor?: string
  nota?: string
  id?: string
  edicao?: string
}

/** @returns the server's answer */
export function savePalavras(
  client: Client,
  palavras: Record<string, unknown>,
  { cor = 'verde', nota = '', id = newMarcaId(), edicao }: MarcaDeProva = {},
) {
  const query = edicao === undefined ? {} : { query: { edicao } }
  return client.call(contract.salvarMarca, { params: { id }, body: { palavras, cor, nota }, ...query })
}

/** @returns the new mark */
export async function markPalavras(
  ...args: Parameters<typeof savePalavras>
): Promise<contract.MarcaDoLeitor> {
  const response = await savePalavras(...args)
  expect(response.json()).toMatchObject({ versao: 1 })
  return response.json()
}

/** The marks of a page. */
export async function marcasOf(
  client: Client,
  padrao = 'cfw',
  numero = 8,
): Promise<contract.MarcaDoLeitor[]> {
  return (await client.call(contract.listarMarcasDaPagina, { params: { padrao, numero } })).json()
}
