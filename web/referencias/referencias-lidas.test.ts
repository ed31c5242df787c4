import { expect, it } from 'vitest'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { NetworkError } from '../platform/api-error.ts'
import { askEmEdicao, origemDoTexto } from './referencias-lidas.ts'

const referencia = (edicao?: string): ReferenciaBiblica => ({
  referencia: 'Is 42.1',
  texto: 'Eis aqui meu servo.',
  trechos: [{ livro: 23, capitulo: 42, inicio: 1, fim: 1, versiculos: [], ...(edicao && { edicao }) }],
})

it('takes the library’s own words while nobody answers for another edition', async () => {
  const asked: (string | undefined)[] = []
  const lidas = await askEmEdicao('NT', async (edicao) => {
    asked.push(edicao)
    if (edicao) throw new NetworkError(null)
    return [referencia()]
  })
  expect([asked, lidas]).toEqual([
    ['NT', undefined],
    { referencias: [referencia()], isDaBiblioteca: true, edicao: undefined },
  ])
})

it.each([
  ['another failure', 'NT', new Error('outra')],
  ['a network that is away for the library’s own too', 'NT', new NetworkError(null)],
  ['the library’s own', undefined, new NetworkError(null)],
])('fails with %s', async (_, edicao, error) => {
  const ask = async () => {
    throw error
  }
  await expect(askEmEdicao(edicao, ask)).rejects.toBe(error)
})

it('names each edition that lends words once', () => {
  const lidas = [
    { referencias: [referencia('MBW'), referencia()], isDaBiblioteca: false, edicao: 'NT' },
    { referencias: [referencia('MBW')], isDaBiblioteca: false, edicao: 'NT' },
  ]
  expect(origemDoTexto(lidas)).toEqual({ emprestadas: ['MBW'], isDaBiblioteca: false })
})
