import { expect, it } from 'vitest'
import { BIBLIA_DE_PROVA } from '#tests/support/component-replies.ts'
import { findLugarComparado, toLugarComparado } from './lugar-comparado.ts'

const edicao = (sigla: string) => ({ ...BIBLIA_DE_PROVA, sigla, nome: sigla })
const texto = (capitulo: number, numero_versiculo: number, ate?: number) => ({
  ...{ capitulo, numero_versiculo, texto_biblico: 'O Senhor é o meu pastor.' },
  ...(ate !== undefined && { ate }),
})
const LINHA = { id: 19_023_001, textos: [[texto(22, 1)], [texto(23, 1), texto(23, 2, 3), texto(24, 1)]] }
const EDICOES = [edicao('VULGATA'), edicao('BLIVRE')]

const linkOf = (emUso: string | null, linha = LINHA) => {
  const lugar = findLugarComparado(linha, EDICOES, emUso)
  return lugar && toLugarComparado(19, lugar)
}

it('leads to the same words in the edition of the reader, by its numbers', () => {
  expect(linkOf('VULGATA')).toBe('/biblia/capitulos/19/22#v1')
  expect(linkOf('BLIVRE')).toBe('/biblia/capitulos/19/23#v1-3')
})

it('names the edition when the reader reads in another, or his has no such words', () => {
  expect(linkOf('OUTRA')).toBe('/biblia/capitulos/19/22?edicao=VULGATA#v1')
  expect(linkOf('VULGATA', { ...LINHA, textos: [[], [texto(23, 1)]] })).toBe(
    '/biblia/capitulos/19/23?edicao=BLIVRE#v1',
  )
  expect(linkOf('VULGATA', { ...LINHA, textos: [[], []] })).toBeNull()
})
