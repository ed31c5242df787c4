import { describe, expect, it } from 'vitest'
import type { ParsedPagina, ParsedParte } from '../parsers/content-model.ts'
import { describeEfeitos, describeTemas } from './describe-efeitos.ts'

function parte(ordem: number, texto: string, ...referencias: string[]): ParsedParte {
  const lidas = referencias.map((referencia) => ({ referencia, trechos: [] }))
  return { ordem, texto, paragrafo: 1, marcador: null, subtitulo: null, referencias: lidas }
}

function pagina(titulo: string, ...secoes: ParsedParte[][]): ParsedPagina {
  return {
    simbolo: 1,
    numero: 8,
    titulo,
    secoes: secoes.map((partes, index) => ({ numero: index + 1, titulo: null, destaque: null, partes })),
  }
}

describe('describeEfeitos', () => {
  it('has nothing to say of other words', () => {
    expect(
      describeEfeitos(pagina('A', [parte(1, 'x', 'Gn 1.1')]), pagina('A', [parte(1, 'y', 'Gn 1.1')])),
    ).toEqual([])
  })

  it('tells of parts that get another number, and of references that come and go', () => {
    const antes = pagina('A', [parte(1, 'x', 'Gn 1.1'), parte(2, 'y', 'Gn 1.2')])
    const depois = pagina('B', [parte(1, 'novo', 'Gn 1.1'), parte(2, 'x', 'Gn 1.1'), parte(3, 'y')])
    expect(describeEfeitos(antes, depois)).toEqual([
      'O título muda, também nos índices e na busca.',
      'A seção 1 passa de 2 a 3 partes.',
      'Na seção 1, 2 partes mudam de número; endereços guardados que as nomeiam levam à parte que tiver esse número.',
      'Entram as referências: Gn 1.1.',
      'Saem as referências: Gn 1.2.',
    ])
  })

  it('tells of sections', () => {
    const [uma, duas] = [pagina('A', [parte(1, 'x')]), pagina('A', [parte(1, 'x')], [parte(1, 'y')])]
    expect(describeEfeitos(uma, duas)).toEqual(['Entra a seção 2.'])
    expect(describeEfeitos(duas, uma)).toEqual([
      'A seção 2 sai; endereços que levam a ela abrem a página no começo.',
    ])
  })

  it('tells of themes and places', () => {
    const tema = (nome: string, ...numeros: number[]) => ({
      tema: nome,
      ordem: 1,
      membros: numeros.map((numero) => ({ simbolo: 1, numero })),
      ebooks: ['confissao-belga'],
    })
    expect(describeTemas([tema('A', 1, 2), tema('B', 1)], [tema('A', 2, 3), tema('C', 4)])).toEqual([
      'Sai o tema “B”.',
      'CFW 3 entra em “A”.',
      'CFW 1 sai de “A”.',
      'Entra o tema “C”: CFW 4, confissao-belga.',
    ])
  })
})
