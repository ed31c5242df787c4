import { expect, it } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import { toEstante } from './estante.ts'

function leitura(id: string, ebookId: number, estado: Leitura['estado']): Leitura {
  return {
    id,
    estado,
    progresso: 0,
    ultima_visualizacao: '2026-11-21T08:42:00.000Z',
    ebook: { id: ebookId, titulo: 'Cânones de Dort', capa: null, ano: 1619, autores: [] },
    capitulo_atual: null,
    posicao: { paragrafo_id: null, deslocamento: 0, versao: 0, aparelho: null, salva_em: null },
  }
}

const lendo = leitura('a', 1, 'lendo')
const queroLer = leitura('b', 2, 'quero_ler')

it('finds the place of an ebook', () => {
  const estante = toEstante([lendo, queroLer], [], [])
  expect(estante(1)).toEqual({ estado: 'lendo', leitura: lendo })
  expect(estante(2)?.estado).toBe('quero_ler')
  expect(estante(3)).toBeUndefined()
})

it('shows what is being saved as saved, and the reading when it is there', () => {
  const estante = toEstante([queroLer], [2, 3], [])
  expect(estante(3)).toEqual({ estado: 'salvando', leitura: null })
  expect(estante(2)?.leitura).toBe(queroLer)
})

it('leaves out what is being removed', () => {
  expect(toEstante([lendo, queroLer], [], ['b'])(2)).toBeUndefined()
})
