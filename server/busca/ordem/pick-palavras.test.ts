import { describe, expect, it } from 'vitest'
import { analisar } from '../analise/analisar.ts'
import { listInicios, pickPalavras } from './pick-palavras.ts'

const TEXTO = 'Amar-te-ei, ó Senhor; a 1ª gra\u00adça — (Sl 18.1) 𝐀b fim'

describe('the places of some words', () => {
  it('are the same as in the analysis of the whole text', () => {
    const inicios = listInicios(TEXTO)
    const all = analisar(TEXTO).map(({ inicio, fim }, palavra) => ({ inicio, fim, raiz: palavra + 40 }))
    const lugares = all.map(({ raiz }, palavra) => ({ palavra, raiz }))
    expect(pickPalavras(TEXTO, inicios, lugares)).toEqual(all)
    for (const [index, lugar] of lugares.entries())
      expect(pickPalavras(TEXTO, inicios, [lugar])).toEqual([all[index]])
    expect(pickPalavras(TEXTO, inicios, [])).toEqual([])
    expect(pickPalavras(TEXTO, inicios, [{ palavra: all.length, raiz: 0 }])).toEqual([])
  })

  it('are right in a text with more of them than one unit can tell', () => {
    const texto = 'a fé '.repeat(20_000)
    const [first, last] = pickPalavras(texto, listInicios(texto), [
      { palavra: 1, raiz: 1 },
      { palavra: 39_999, raiz: 1 },
    ])
    expect(first).toEqual({ inicio: 2, fim: 4, raiz: 1 })
    expect(last).toEqual({ inicio: 99_997, fim: 99_999, raiz: 1 })
  })
})
