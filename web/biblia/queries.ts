import { queryOptions } from '@tanstack/react-query'
import {
  capitulosBiblia,
  comparacaoBiblia,
  edicoesBiblia,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  versiculos,
} from '#contract/biblia.ts'
import { request } from '../platform/request.ts'
import type { Testamento } from './vizinhos.ts'

/** Books of one testament, in canonical order. */
export function livrosQuery(testamento: Testamento) {
  const endpoint = testamento === 'antigo' ? livrosAntigoTestamento : livrosNovoTestamento
  return queryOptions({
    queryKey: ['biblia', 'livros', testamento],
    queryFn: ({ signal }) => request(endpoint, { signal }),
  })
}

/** @param id canonical position of the book, 1 to 66 @param edicao short name; the library's own when absent */
export function livroQuery(id: number, edicao?: string) {
  return queryOptions({
    queryKey: ['biblia', 'livro', id, edicao ?? null],
    queryFn: ({ signal }) => request(livroBiblia, { params: { id }, query: { edicao }, signal }),
  })
}

/** The same while another edition of the book is on its way: what the page shows of it stays. */
export function livroAVistaQuery(id: number, edicao: string | undefined) {
  return queryOptions({
    ...livroQuery(id, edicao),
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
  })
}

/** @param livro canonical position of the book, 1 to 66 @param edicao short name; the library's own when absent */
export function capitulosQuery(livro: number, edicao?: string) {
  return queryOptions({
    queryKey: ['biblia', 'capitulos', livro, edicao ?? null],
    queryFn: ({ signal }) => request(capitulosBiblia, { params: { livro }, query: { edicao }, signal }),
  })
}

/**
 * Verses of one chapter; empty without a Bible.
 * @param livro canonical position, 1 to 66 @param capitulo its number @param edicao short name; the library's own when absent
 */
export function versiculosQuery(livro: number, capitulo: number, edicao?: string) {
  return queryOptions({
    queryKey: ['biblia', 'versiculos', livro, capitulo, edicao ?? null],
    queryFn: ({ signal }) => request(versiculos, { params: { livro, capitulo }, query: { edicao }, signal }),
  })
}

/** The installed Bibles, the library's own first; none when none is installed. */
export function edicoesQuery() {
  return queryOptions({
    queryKey: ['biblia', 'edicoes'],
    queryFn: ({ signal }) => request(edicoesBiblia, { signal }),
  })
}

/** A chapter of the library's own numbering in several editions. @param edicoes short names, two or three */
export function comparacaoQuery(livro: number, capitulo: number, edicoes: readonly string[]) {
  return queryOptions({
    queryKey: ['biblia', 'comparacao', livro, capitulo, edicoes.join()],
    queryFn: ({ signal }) =>
      request(comparacaoBiblia, {
        params: { livro: String(livro), capitulo: String(capitulo) },
        query: { edicoes: edicoes.join() },
        signal,
      }),
  })
}
