import { expect, it } from 'vitest'
import { analisar } from '../analise/analisar.ts'
import { pickPalavras } from './pick-palavras.ts'

const TEXTO = 'Amar-te-ei, ó Senhor; a 1ª gra\u00adça — (Sl 18.1) 𝐀b fim'

it('gives the same places as the analysis of the whole text', () => {
  const all = analisar(TEXTO).map(({ inicio, fim }, palavra) => ({ inicio, fim, raiz: palavra + 40 }))
  const lugares = all.map(({ raiz }, palavra) => ({ palavra, raiz }))
  expect(pickPalavras(TEXTO, lugares)).toEqual(all)
  for (const [index, lugar] of lugares.entries()) expect(pickPalavras(TEXTO, [lugar])).toEqual([all[index]])
  expect(pickPalavras(TEXTO, [])).toEqual([])
  expect(pickPalavras(TEXTO, [{ palavra: all.length, raiz: 0 }])).toEqual([])
})
