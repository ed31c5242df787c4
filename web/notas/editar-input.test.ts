import { describe, expect, it } from 'vitest'
import { editarNota } from '#contract/notas.ts'
import { buildUrl } from '#contract/url.ts'
import { toEditarInput } from './editar-input.ts'

const id = '01890000-0000-7000-8000-00000000000a'
const edicao = (anotacao: string) => ({ id, titulo: 'Liberdade', anotacao, versao: 3 })
const queryOf = (anotacao: string) => buildUrl(editarNota.path, toEditarInput(edicao(anotacao))).split('?')[1]

describe('toEdicaoInput', () => {
  it('writes a short note into the query and sends no body', () => {
    expect(toEditarInput(edicao('Não é licença.'))).toEqual({
      params: { id },
      query: { titulo: 'Liberdade', anotacao: 'Não é licença.', versao: '3' },
      body: undefined,
    })
  })

  it('writes a long one into the body', () => {
    const anotacao = 'x'.repeat(5_000)
    expect(toEditarInput(edicao(anotacao))).toEqual({
      params: { id },
      body: { titulo: 'Liberdade', anotacao, versao: 3 },
    })
  })

  it('keeps the encoded query below 4 KB, whatever letters cost', () => {
    const ends = (letra: string, cost: number) => {
      let length = Math.floor(3_900 / cost)
      while (queryOf(letra.repeat(length + 1)) !== undefined) length++
      return queryOf(letra.repeat(length))?.length ?? 0
    }
    for (const [letra, cost] of [
      ['x', 1],
      ['á', 6],
      ['🕊', 12],
    ] as const) {
      expect(ends(letra, cost)).toBeLessThan(4096)
      expect(ends(letra, cost)).toBeGreaterThanOrEqual(4096 - cost)
    }
  })
})
