import { beforeAll, describe, expect, it } from 'vitest'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import type { CanonLivro } from './canon.ts'
import { checkBiblia } from './check-biblia.ts'
import type { ParsedBiblia, ParsedCapitulo } from './parsed-biblia.ts'

let canon: CanonLivro[]
beforeAll(async () => {
  canon = await loadCanon()
})

/** The problems of a whole Bible in which one chapter was changed. */
function problemsAfter(livro: number, capitulo: number, change: (c: ParsedCapitulo) => void): string[] {
  const biblia = generateBiblia(canon)
  change(findCapitulo(biblia, livro, capitulo))
  return checkBiblia(biblia, canon)
}

function findCapitulo(biblia: ParsedBiblia, livro: number, capitulo: number): ParsedCapitulo {
  const found = biblia.livros[livro - 1]?.capitulos[capitulo - 1]
  if (!found) throw new Error('no such chapter')
  return found
}

function setTexto(numero: number, texto: string): (c: ParsedCapitulo) => void {
  return ({ versiculos }) => {
    for (const versiculo of versiculos) if (versiculo.numero === numero) versiculo.texto = texto
  }
}

describe('checkBiblia', () => {
  it('finds nothing wrong with a whole Bible', () => {
    expect(checkBiblia(generateBiblia(canon), canon)).toEqual([])
  })

  it('names an empty verse, and one without a single letter', () => {
    expect(problemsAfter(1, 3, setTexto(15, ''))).toEqual(['Gn 3.15: versículo vazio'])
    expect(problemsAfter(1, 3, setTexto(15, '[…]'))).toEqual(['Gn 3.15: versículo vazio'])
  })

  it('names a verse that is missing', () => {
    const problems = problemsAfter(19, 23, (c) => void c.versiculos.splice(3, 1))
    expect(problems).toEqual(['falta Sl 23.4'])
  })

  it('says how many verses a chapter of another length should have', () => {
    expect(problemsAfter(43, 3, (c) => void c.versiculos.pop())).toEqual([
      'Jo 3: esperados 36 versículos, há 35',
    ])
    expect(problemsAfter(64, 1, (c) => void c.versiculos.push({ numero: 15, texto: 'A mais.' }))).toEqual([
      '3Jo 1: esperados 14 versículos, há 15',
    ])
  })

  it('names missing and extra chapters and books', () => {
    const biblia = generateBiblia(canon)
    biblia.livros[0]?.capitulos.splice(2, 1)
    biblia.livros[18]?.capitulos.push({
      numero: 151,
      titulo: null,
      versiculos: [{ numero: 1, texto: 'A mais.' }],
    })
    biblia.livros.splice(17, 1)
    expect(checkBiblia(biblia, canon)).toEqual(['falta Gn 3', 'falta o livro Jó', 'Sl 151: capítulo a mais'])
  })

  it.each(['\\xt Gn 1.1', 'No <i>princípio', 'cora\uFFFD\uFFFDo', 'Deus &nbsp; disse'])(
    'refuses what is no text: %s',
    (texto) => {
      const [problem] = problemsAfter(1, 1, setTexto(1, texto))
      expect(problem).toMatch(/^Gn 1\.1: sobrou marcação no texto/)
    },
  )

  it('refuses U+0000 in a verse or a title', () => {
    expect(problemsAfter(1, 1, setTexto(1, 'No\0princípio'))).toEqual(['Gn 1.1: há um caractere U+0000'])
    const title = problemsAfter(19, 3, (c) => {
      c.titulo = 'Salmo\0de Davi'
    })
    expect(title).toEqual(['Sl 3, título: há um caractere U+0000'])
  })

  it('says in one sentence that an edition divides verses in another way', () => {
    const biblia = generateBiblia(canon)
    for (const capitulo of biblia.livros[18]?.capitulos ?? []) {
      capitulo.versiculos.push({
        numero: capitulo.versiculos.length + 1,
        texto: 'Título contado como versículo.',
      })
    }
    const problems = checkBiblia(biblia, canon)
    expect(problems[0]).toContain('divide os capítulos em versículos de outro modo')
    expect(problems).toHaveLength(151)
  })
})
