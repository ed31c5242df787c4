import { expect, it } from 'vitest'
import type { DestaquePendente } from '../platform/offline/fila.ts'
import { juntarPendentes } from './juntar-pendentes.ts'
import { toProvisorio } from './lista.ts'

const PASSAGEM = { paragrafo_inicio_id: 1, inicio: 0, paragrafo_fim_id: 1, fim: 4, trecho: 'Deus' }
const destaque = (id: string, ebookId = 7) =>
  toProvisorio(ebookId, PASSAGEM, { id, capitulo_id: 70, cor: 'amarelo' })
const BASE = { email: 'ana@exemplo.com.br', desde: 1, vez: 0 }

it('shows new, changed and deleted highlights of the book as they will be', () => {
  const fila: DestaquePendente[] = [
    { ...BASE, tipo: 'marcar', id: 'c', destaque: destaque('c') },
    { ...BASE, tipo: 'marcar', id: 'd', destaque: destaque('d', 8) },
    { ...BASE, tipo: 'alterar', id: 'a', nota: 'Nota', versao: 1, destaque: destaque('a') },
    { ...BASE, tipo: 'desmarcar', id: 'b' },
  ]
  const joined = juntarPendentes(7, [destaque('a'), destaque('b')], fila)
  expect(joined.map(({ id, cor, nota }) => [id, cor, nota])).toEqual([
    ['a', 'amarelo', 'Nota'],
    ['c', 'amarelo', ''],
  ])
})

it('leaves what nothing waits for as it is', () => {
  const lista = [destaque('a')]
  expect(juntarPendentes(7, lista, [])).toEqual(lista)
})
