import { queryOptions } from '@tanstack/react-query'
import {
  capitulosBiblia,
  edicaoBiblia,
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

/** @param id canonical position of the book, 1 to 66 */
export function livroQuery(id: number) {
  return queryOptions({
    queryKey: ['biblia', 'livro', id],
    queryFn: ({ signal }) => request(livroBiblia, { params: { id: String(id) }, signal }),
  })
}

/** @param livro canonical position of the book, 1 to 66 */
export function capitulosQuery(livro: number) {
  return queryOptions({
    queryKey: ['biblia', 'capitulos', livro],
    queryFn: ({ signal }) => request(capitulosBiblia, { params: { livro: String(livro) }, signal }),
  })
}

/** Verses of one chapter; empty without a Bible. @param livro canonical position, 1 to 66 @param capitulo its number */
export function versiculosQuery(livro: number, capitulo: number) {
  return queryOptions({
    queryKey: ['biblia', 'versiculos', livro, capitulo],
    queryFn: ({ signal }) =>
      request(versiculos, { params: { livro: String(livro), capitulo: String(capitulo) }, signal }),
  })
}

/** Name, licence and attribution of the installed Bible; `nome` null means that none is installed. */
export function edicaoQuery() {
  return queryOptions({
    queryKey: ['biblia', 'edicao'],
    queryFn: ({ signal }) => request(edicaoBiblia, { signal }),
  })
}
