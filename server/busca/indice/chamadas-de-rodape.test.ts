import { expect, it } from 'vitest'
import type { Marca } from '#contract/ebook-texto.ts'
import { blankChamadas } from './chamadas-de-rodape.ts'

const ligacao = (inicio: number, fim: number, nota: boolean): Marca => ({
  tipo: 'ligacao',
  inicio,
  fim,
  capitulo_id: 1,
  paragrafo_id: 2,
  nota,
})

it.each<[string, Marca[], string]>([
  ['Josias1 reinou12.', [ligacao(6, 7, true), ligacao(14, 16, true)], 'Josias  reinou  .'],
  ['Veja o capítulo 3.', [ligacao(7, 17, false)], 'Veja o capítulo 3.'],
  ['Sem marcas 1.', [], 'Sem marcas 1.'],
])('%s', (texto, marcas, expected) => {
  expect(blankChamadas(texto, JSON.stringify(marcas))).toBe(expected)
})
