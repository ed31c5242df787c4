import { expect, it } from 'vitest'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import type { EstadoDaGuarda } from '../platform/offline/guardas.ts'
import { guardaOf } from '../platform/offline/guardavel.ts'
import { linhasGuardaveis } from './linhas-guardaveis.ts'

const EMAIL = 'ana@exemplo.com.br'
const livro = (id: number) => ({ id, titulo: `Livro ${id}`, autores: [{ nome: 'João Calvino' }] })
const guarda = (ebookId: number, estado: EstadoDaGuarda) => ({
  [guardaOf({ tipo: 'livro', email: EMAIL, ebookId })]: estado,
})
const nomes = (...args: Parameters<typeof linhasGuardaveis>) =>
  linhasGuardaveis(...args).map(({ nome }) => nome)

const EDICAO: EdicaoDaBiblia = {
  ...{ sigla: 'NT', nome: 'Novo Testamento', licenca: null, atribuicao: null, alteracoes: null, aviso: null },
  ...{ padrao: false, parcial: false, livros: [40, 41] },
}

it('lists the texts and the books of the shelf', () => {
  expect(nomes(EMAIL, { daEstante: [livro(1)], doAparelho: [livro(1)] }, {}, null)).toEqual([
    'Padrões de Westminster',
    'Bíblia',
    'Livro 1',
  ])
})

it('lists a book that left the shelf as long as it is on the device', () => {
  const livros = { daEstante: [livro(1)], doAparelho: [livro(2), livro(3)] }
  const guardas = { ...guarda(2, { tipo: 'guardada', bytes: 9 }), ...guarda(3, { tipo: 'ausente' }) }
  expect(nomes(EMAIL, livros, guardas, null).slice(2)).toEqual(['Livro 1', 'Livro 2'])
})

it('takes the Bible in the edition in which it is read, and says which', () => {
  const livros = { daEstante: [], doAparelho: [] }
  expect(linhasGuardaveis(EMAIL, livros, {}, EDICAO)[1]).toEqual({
    item: { tipo: 'biblia', edicao: { sigla: 'NT', isPadrao: false } },
    nome: 'Bíblia',
    texto: '2 livros da edição Novo Testamento e onde os padrões os citam.',
  })
  expect(linhasGuardaveis(EMAIL, livros, {}, { ...EDICAO, parcial: true })[1]?.texto).toBe(
    'Os versículos da edição Novo Testamento e onde os padrões os citam.',
  )
})
