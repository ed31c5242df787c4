import { expect, it } from 'vitest'
import { formatLinkDosVersiculos } from './copy-link-dos-versiculos.ts'

const JOAO_3 = { livroId: 43, capitulo: 3 }

it.each([
  [[{ from: 16, to: 16 }], undefined, '/biblia/capitulos/43/3#v16'],
  [[{ from: 16, to: 18 }], undefined, '/biblia/capitulos/43/3#v16-18'],
  [[{ from: 16, to: 18 }], 'MBW', '/biblia/capitulos/43/3?edicao=MBW#v16-18'],
  [
    [
      { from: 16, to: 18 },
      { from: 20, to: 20 },
    ],
    undefined,
    '/biblia/capitulos/43/3?v=16-18,20',
  ],
])('of %j in %s is %3$s', (passagem, edicao, address) => {
  expect(formatLinkDosVersiculos({ ...JOAO_3, passagem, edicao })).toBe(address)
})
