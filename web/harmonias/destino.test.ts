import { describe, expect, it } from 'vitest'
import { toDestino } from './destino.ts'

describe('toDestino', () => {
  it.each([
    [
      { model: 'CapituloConfissaodeFe', id: 19, dados: { numero_capitulo: 19, titulo: 'Da Lei de Deus' } },
      ['CFW', 'Capítulo 19', '/cfw/capitulo/19', 'Abrir capítulo'],
    ],
    [
      { model: 'PerguntaCmw', id: 97, dados: { numero_pergunta: 97, pergunta: 'Que utilidade?' } },
      ['CMW', 'Pergunta 97', '/cmw/pergunta/97', 'Abrir pergunta'],
    ],
    [
      { model: 'PerguntaBcw', id: 50, dados: { numero_pergunta: 50, pergunta: 'O que ordena?' } },
      ['BCW', 'Pergunta 50', '/bcw/pergunta/50', 'Abrir pergunta'],
    ],
    [
      { model: 'CapituloFgop', id: 4, dados: { ordem: 4, titulo: 'Dos Pastores' } },
      ['FGOP', 'Capítulo 4', '/fgop/capitulo/4', 'Abrir capítulo'],
    ],
    [
      { model: 'CapituloDcpu', id: 5, dados: { numero_capitulo: 5, titulo: 'Da Pregação' } },
      ['DCPU', 'Capítulo 5', '/dcpu/capitulo/5', 'Abrir capítulo'],
    ],
    [
      { model: 'CapituloDcpr', id: 9, dados: { ordem: 9, titulo: 'Do Dia do Senhor' } },
      ['DCPR', 'Capítulo 9', '/dcpr/capitulo/9', 'Abrir capítulo'],
    ],
  ] as const)('names the page of $model', (ponta, [sigla, rotulo, to, acao]) => {
    expect(toDestino(ponta)).toMatchObject({ tipo: 'pagina', sigla, rotulo, to, acao, id: ponta.id })
  })

  it('takes the question for a title', () => {
    const ponta = {
      model: 'PerguntaCmw',
      id: 7,
      dados: { numero_pergunta: 7, pergunta: 'O que é Deus?' },
    } as const
    expect(toDestino(ponta).titulo).toBe('O que é Deus?')
  })

  it.each([
    [[], ''],
    [['João Calvino'], 'João Calvino'],
    [['Zacarias Ursino', 'Gaspar Oleviano'], 'Zacarias Ursino e Gaspar Oleviano'],
    [['Um', 'Dois', 'Três'], 'Um, Dois e Três'],
  ])('joins the authors %j of an ebook', (nomes, autores) => {
    const dados = { id: 3, titulo: 'Catecismo', autores: nomes.map((nome) => ({ nome })), capa: null }
    expect(toDestino({ model: 'Ebook', id: 3, dados })).toEqual({
      tipo: 'ebook',
      id: 3,
      titulo: 'Catecismo',
      autores,
      capa: null,
      to: '/ebooks/ebook/3',
      acao: 'Abrir ebook',
    })
  })
})
