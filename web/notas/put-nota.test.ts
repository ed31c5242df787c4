import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Nota, NotaComSimbolo } from '#contract/notas.ts'
import { dropNota, putNewNota, replaceNota } from './put-nota.ts'
import { notasDaPaginaQuery, notasQuery } from './queries.ts'

const nota = (id: string, versao = 1): Nota => ({ id, titulo: id, anotacao: '', data_criacao: '', versao })
const listada = (id: string): NotaComSimbolo => ({
  ...nota(id),
  simbolo: 1,
  numero: 20,
  simboloLabel: 'CFW',
  capOrNumberLabel: 'Cap 20',
  user: { foto: null },
})
const alvo = { simbolo: 1, numero: 20, rotulo: 'CFW, Cap 20', nota: null }
const pagina = notasDaPaginaQuery(1, 20).queryKey
const lista = notasQuery({ sigla: null, busca: '' }).queryKey

const fim = { cursor: 'x', ultima: listada('b') }
let queryClient: QueryClient

const idsOnPage = () => queryClient.getQueryData(pagina)?.map(({ id }) => id)
const parts = () => queryClient.getQueryData(lista)?.pages ?? []

beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(pagina, [nota('b'), nota('a')])
  queryClient.setQueryData(lista, {
    pages: [
      { notas: [listada('b')], proxima: fim, isParcial: false },
      { notas: [listada('a')], proxima: null, isParcial: false },
    ],
    pageParams: [null, fim],
  })
})

describe('a new note', () => {
  it('comes first on its page, once', () => {
    putNewNota(queryClient, alvo, nota('c'))
    putNewNota(queryClient, alvo, nota('c'))
    expect(idsOnPage()).toEqual(['c', 'b', 'a'])
  })

  it('has the list of all notes fetched again', () => {
    putNewNota(queryClient, alvo, nota('c'))
    expect(queryClient.getQueryData(lista)).toBeUndefined()
  })

  it('does not make a list of one where nothing was fetched', () => {
    putNewNota(queryClient, { ...alvo, numero: 21 }, nota('c'))
    expect(queryClient.getQueryData(notasDaPaginaQuery(1, 21).queryKey)).toBeUndefined()
  })
})

describe('an edited note', () => {
  it('takes the place of the old one and keeps its label', () => {
    const untouched = parts()[1]
    replaceNota(queryClient, { ...nota('b', 2), titulo: 'novo' })
    expect(queryClient.getQueryData(pagina)?.[0]).toMatchObject({ id: 'b', titulo: 'novo', versao: 2 })
    expect(parts()[0]?.notas[0]).toMatchObject({ titulo: 'novo', capOrNumberLabel: 'Cap 20' })
    expect(parts()[1]).toBe(untouched)
  })
})

describe('a deleted note', () => {
  it('goes from every list, and the next part still begins where it began', () => {
    dropNota(queryClient, 'b')
    expect(idsOnPage()).toEqual(['a'])
    expect(parts().map(({ notas, proxima }) => [notas.length, proxima])).toEqual([
      [0, fim],
      [1, null],
    ])
  })
})
