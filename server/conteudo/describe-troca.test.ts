import { expect, it } from 'vitest'
import { describeTroca } from './describe-troca.ts'
import type { Edicao } from './edicao.ts'

function edicao(capitulos: [id: number, titulo: string, ...paragrafos: [number, string][]][]): Edicao {
  return {
    capitulos: capitulos.map(([id, titulo], index) => ({ id, titulo, ordem: index + 1 })),
    paragrafos: capitulos.flatMap(([capituloId, , ...paragrafos]) =>
      paragrafos.map(([id, texto]) => ({ id, capituloId, texto, chave: texto })),
    ),
  }
}

const ANTES = edicao([
  [1, 'Um', [11, 'a'], [12, 'b']],
  [2, 'Dois', [21, 'c']],
])

it('tells a new book, an edition that changes nothing, and one that changes', () => {
  const troca = { ebookId: 1, titulo: 'Livro', tituloAntes: 'Livro', numero: 1 }
  expect(describeTroca({ ...troca, antes: null, depois: ANTES })).toEqual([
    '“Livro” é um livro novo: 2 capítulos, 3 parágrafos.',
    '  1. Um: 2 parágrafos novos',
    '  2. Dois: 1 parágrafo novo',
  ])
  expect(describeTroca({ ...troca, antes: ANTES, depois: ANTES })).toEqual([
    '“Livro”: o texto é o mesmo (2 capítulos, 3 parágrafos).',
  ])
  const depois = edicao([
    [1, 'O primeiro', [11, 'A'], [19, 'novo']],
    [3, 'Três', [31, 'd']],
  ])
  expect(describeTroca({ ...troca, tituloAntes: 'Um livro', antes: ANTES, depois })).toEqual([
    '“Livro” (antes “Um livro”): nova edição, com 2 capítulos, 3 parágrafos.',
    '  1. O primeiro (antes “Um”): 1 parágrafo novo, 1 alterado, 1 retirado',
    '  2. Três (capítulo novo): 1 parágrafo novo',
    '  “Dois” sai: 1 retirado',
  ])
})
