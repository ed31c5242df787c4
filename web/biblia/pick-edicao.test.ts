import { expect, it } from 'vitest'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { parseEdicaoDoEndereco, pickEdicao } from './pick-edicao.ts'

const edicao = (sigla: string, padrao: boolean): EdicaoDaBiblia => ({
  ...{ sigla, nome: sigla, licenca: null, atribuicao: null, alteracoes: null, aviso: null },
  ...{ padrao, parcial: false, livros: [] },
})
const INSTALADAS = [edicao('BLIVRE', true), edicao('NT', false), edicao('MBW', false)]

it.each([
  ['the library’s own, when nothing is asked for', null, null, undefined],
  ['the reader’s choice', null, 'NT', 'NT'],
  ['the address before the choice', 'MBW', 'NT', 'MBW'],
  ['the library’s own without a name, by the address too', 'BLIVRE', 'NT', undefined],
  ['the choice, where the address names what is not installed', 'FORA', 'NT', 'NT'],
  ['the library’s own, where the choice is gone', null, 'FORA', undefined],
])('%s', (_, doEndereco, escolhida, sigla) => {
  expect(pickEdicao(INSTALADAS, { doEndereco, escolhida })).toBe(sigla)
})

it('takes what is asked for at its word while the editions are on their way', () => {
  expect(pickEdicao(undefined, { doEndereco: null, escolhida: 'NT' })).toBe('NT')
  expect(pickEdicao(undefined, { doEndereco: null, escolhida: null })).toBeUndefined()
})

it.each([
  ['?v=3&edicao=NT-1', 'NT-1'],
  ['?edicao=nt', null],
  ['?edicao=ABCDEFGHIJKLMNOPQ', null],
  ['', null],
])('reads the address %s', (search, sigla) => {
  expect(parseEdicaoDoEndereco(search)).toBe(sigla)
})
