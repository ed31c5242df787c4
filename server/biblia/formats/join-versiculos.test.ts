import { expect, it } from 'vitest'
import { joinVersiculos } from './join-versiculos.ts'

it('joins texts, and moves the marks of the second with its words', () => {
  const a = { texto: 'Um,', estrutura: { blocos: [{ posicao: 0, tipo: 'p' as const }] } }
  const b = {
    texto: 'dois.',
    estrutura: {
      blocos: [{ posicao: 0, tipo: 'q1' as const }],
      jesus: [{ inicio: 0, fim: 5 }],
      notas: [{ posicao: 4, tipo: 'nota' as const, texto: 'n' }],
      titulos: [{ posicao: 0, nivel: 2, texto: 't' }],
    },
  }
  expect(joinVersiculos(a, b)).toEqual({
    texto: 'Um, dois.',
    estrutura: {
      blocos: [
        { posicao: 0, tipo: 'p' },
        { posicao: 4, tipo: 'q1' },
      ],
      jesus: [{ inicio: 4, fim: 9 }],
      notas: [{ posicao: 8, tipo: 'nota', texto: 'n' }],
      titulos: [{ posicao: 4, nivel: 2, texto: 't' }],
    },
  })
})

it('has no structure to join where neither tells of one', () => {
  expect(joinVersiculos({ texto: 'Um' }, { texto: ', dois' })).toEqual({ texto: 'Um, dois' })
})
