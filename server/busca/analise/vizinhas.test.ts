import { expect, it } from 'vitest'
import { analisar } from './analisar.ts'
import { listVizinhas } from './vizinhas.ts'

const vizinhasDe = (texto: string) => listVizinhas(analisar(texto).map(({ raiz }) => raiz))

it.each([
  ['A graça de Deus e a fé', ['grac~deus', 'deus~fe']],
  ['justificação, santificação', ['justif~santif']],
  ['Deus', []],
  ['o que é que', []],
  ['', []],
])('%s', (texto, expected) => {
  expect(vizinhasDe(texto)).toEqual(expected)
})

it('has of each phrase what a text has around it', () => {
  const texto = vizinhasDe(
    'Porque pela graça sois salvos, mediante a fé; e isto não vem de vós, é dom de Deus.',
  )
  for (const frase of ['pela graça sois salvos', 'salvos mediante a fé', 'isto não vem de vós é dom']) {
    expect(texto).toEqual(expect.arrayContaining(vizinhasDe(frase)))
  }
})
