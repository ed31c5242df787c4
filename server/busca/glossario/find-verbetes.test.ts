import { describe, expect, it } from 'vitest'
import { interpretar } from '../consulta/interpretar.ts'
import { findVerbetes } from './find-verbetes.ts'
import { makeGlossario } from './make-glossario.ts'
import type { TipoDeVerbete } from './verbete.ts'

const glossario = makeGlossario([
  verbete('doutrina', 'pedobatismo', 'batismo infantil', 'batizar bebês'),
  verbete('doutrina', 'batismo'),
  verbete('doutrina', 'bebê que morre vai para o céu'),
  verbete('versiculo', 'porque Deus amou o mundo de tal maneira', 'Deus amou tanto o mundo'),
  verbete('versiculo', 'Deus é amor'),
  verbete('versiculo', 'Deus prova o seu amor'),
  verbete('versiculo', 'eu sou o que sou'),
  verbete('versiculo', 'coroa da vida'),
])

describe('findVerbetes', () => {
  it.each([
    ['pedobatismo', ['pedobatismo']],
    ['Batismos infantis', ['pedobatismo']],
    ['o que significa pedobatismo?', ['pedobatismo']],
    ['a Bíblia ensina o batismo infantil', ['pedobatismo', 'batismo']],
    ['pedobat*', ['pedobatismo']],
    ['bebê morto vai para o céu', ['bebê que morre vai para o céu']],
    ['Deus amou tanto o mundo que deu seu único filho', ['porque Deus amou o mundo de tal maneira']],
    ['amou o mundo de tal maneira', ['porque Deus amou o mundo de tal maneira']],
    ['Deus é amor', ['Deus é amor']],
    ['eu sou o que sou', ['eu sou o que sou']],
  ])('%s: %j', (q, expected) => {
    expect(names(q)).toEqual(expected)
  })

  it.each([
    'Deus mundo',
    'eu sou',
    'amor de Deus pelos pecadores arrependidos',
    'a vida da coroa',
    'a história do presbiterianismo e do batismo no Brasil colonial',
    '"pedobatismo"',
    'pedobatismo -crianças',
    'pedobatismo OU ceia',
    'pedo* batismo',
  ])('%s: nothing', (q) => {
    expect(names(q)).toEqual([])
  })

  it('says how much of the search is answered', () => {
    expect(find('pedobatismo')[0]?.cobertura).toBe(1)
    expect(find('pedobatismo calvinista')[0]?.cobertura).toBe(0.5)
  })

  it('knows the words of its doctrines, as they are written', () => {
    expect(glossario.palavras.get('bebes')?.exibida).toBe('bebês')
    expect(glossario.palavras.has('maneira')).toBe(false)
  })
})

function find(q: string) {
  const consulta = interpretar(q)
  return consulta ? findVerbetes(consulta, glossario) : []
}

function names(q: string): string[] {
  return find(q).map(({ verbete }) => verbete.termos[0] ?? '')
}

function verbete(tipo: TipoDeVerbete, ...termos: string[]) {
  return { tipo, termos, lugares: [] }
}
