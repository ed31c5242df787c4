import { describe, expect, it } from 'vitest'
import { cleanBiblia } from './clean-text.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'

function biblia(textos: readonly string[], titulo: string | null = null): ParsedBiblia {
  const versiculos = textos.map((texto, index) => ({ numero: index + 1, texto }))
  const livros = [{ id: 19, capitulos: [{ numero: 1, titulo, versiculos }] }]
  return { nome: 'Prova', versao: null, licenca: null, atribuicao: null, livros }
}

function clean(...textos: string[]): { textos: string[]; correcoes: number[] } {
  const result = cleanBiblia(biblia(textos))
  return {
    textos: result.biblia.livros[0]?.capitulos[0]?.versiculos.map(({ texto }) => texto) ?? [],
    correcoes: result.correcoes.map(({ quantidade }) => quantidade),
  }
}

describe('cleanBiblia', () => {
  it.each([
    ['o nosso senhor,o rei Davi', 'o nosso senhor, o rei Davi'],
    ['[tentando-o],pediam-lhe', '[tentando-o], pediam-lhe'],
    ['assim:Quem vos deu', 'assim: Quem vos deu'],
    ['dizendo:“Eu sou', 'dizendo: “Eu sou'],
    ['Israel:;somente', 'Israel:; somente'],
    ['arneçam de mim.Porém seu', 'arneçam de mim. Porém seu'],
    ['onde entrarei?diz o SENHOR', 'onde entrarei? diz o SENHOR'],
    ['em Deus.(Selá)', 'em Deus. (Selá)'],
    ['tempos. (Selá)Porque eles', 'tempos. (Selá) Porque eles'],
    ['e que ( [dizia ele] ) este', 'e que ([dizia ele]) este'],
    ['do quanto ele [ antes] possuía', 'do quanto ele [antes] possuía'],
    ['ele[ antes]', 'ele [antes]'],
    ['Deus [vem ]o poder', 'Deus [vem] o poder'],
    ['dizeis: “ [Haverá] tempo', 'dizeis: “[Haverá] tempo'],
    ['é semelhante ”.', 'é semelhante”.'],
    ['e poças d´água', 'e poças d’água'],
  ])('puts "%s" right', (slip, right) => {
    expect(clean(slip).textos).toEqual([right])
  })

  it.each([
    '1:2 e 10,5 e 3.000; às 10:30',
    'no ano 70 a.C. e na S.O.S.',
    'E disse: ”Senhor, cinco talentos',
    'o(s) irmão(s)amados',
    'Ele disse… e calou-se.',
    "um copo d'água",
    '“(Eis que eu venho)',
  ])('leaves "%s" alone', (text) => {
    expect(clean(text)).toEqual({ textos: [text], correcoes: [] })
  })

  it('counts the changes by rule, in titles too', () => {
    const { biblia: limpa, correcoes } = cleanBiblia(biblia(['a,b;c', 'fim.(Selá)'], 'Salmo:de Davi'))
    expect(limpa.livros[0]?.capitulos[0]?.titulo).toBe('Salmo: de Davi')
    expect(correcoes).toEqual([
      { regra: 'espaço que faltava depois de vírgula, ponto e vírgula ou dois-pontos', quantidade: 3 },
      { regra: 'espaço que faltava antes ou depois de parêntese', quantidade: 1 },
    ])
  })

  it('changes nothing the second time', () => {
    const once = cleanBiblia(biblia(['a,b.(Selá)Deus ( [x ] ) d´água, tamb~em', 'também']))
    const twice = cleanBiblia(once.biblia)
    expect(twice).toEqual({ biblia: once.biblia, correcoes: [] })
  })
})
