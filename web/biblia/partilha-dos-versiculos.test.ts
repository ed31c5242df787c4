import { expect, it } from 'vitest'
import { linkDosVersiculos, toPartilha } from './partilha-dos-versiculos.ts'

const JOAO_3 = { livroId: 43, capitulo: 3 }
const SEPARADOS = [
  { from: 16, to: 18 },
  { from: 20, to: 20 },
]

it.each([
  [[{ from: 16, to: 16 }], undefined, '/ler/biblia/43/3#v16'],
  [[{ from: 16, to: 18 }], undefined, '/ler/biblia/43/3#v16-18'],
  [[{ from: 16, to: 18 }], 'MBW', '/ler/biblia/43/3?edicao=MBW#v16-18'],
  [SEPARADOS, undefined, '/ler/biblia/43/3?v=16-18,20#v16-18'],
])('of %j in %s is %3$s', (passagem, edicao, address) => {
  expect(linkDosVersiculos({ ...JOAO_3, passagem, edicao })).toBe(address)
})

it('shows the first verses that follow each other in the picture', () => {
  const { imagemOf } = toPartilha({ ...JOAO_3, passagem: SEPARADOS, edicao: 'MBW' }, 'João 3.16–18,20', '…')
  expect(imagemOf('largo')).toBe('/api/imagem/biblia/43/3?versos=16-18&edicao=MBW&formato=largo')
})
