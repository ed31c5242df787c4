import { describe, expect, it } from 'vitest'
import { cutTexto } from './corte.ts'
import type { SecaoDoTexto } from './texto.ts'

const secao = (numero: number, ...textos: string[]): SecaoDoTexto => ({
  numero,
  titulo: null,
  destaque: null,
  paragrafos: textos.map((texto) => ({ subtitulo: null, texto })),
})
const numerosDe = (secoes: readonly SecaoDoTexto[]) => secoes.map(({ numero }) => numero)

describe('cutTexto', () => {
  it('leaves a text whole that is hardly longer than the limit', () => {
    const secoes = [secao(1, 'a'.repeat(60)), secao(2, 'b'.repeat(60))]
    expect(cutTexto({ secoes }, 100)).toEqual({ secoes, secoesOcultas: 0 })
  })

  it('keeps whole sections as long as they fit and counts the others', () => {
    const secoes = [1, 2, 3, 4].map((numero) => secao(numero, 'a'.repeat(50)))
    const cortado = cutTexto({ secoes }, 110)
    expect(numerosDe(cortado.secoes)).toEqual([1, 2])
    expect(cortado.secoesOcultas).toBe(2)
  })

  it('cuts a first section that does not fit, after a clause', () => {
    const secoes = [secao(1, `Deus é espírito; infinito em seu ser, ${'e '.repeat(40)}fim.`)]
    const cortado = cutTexto({ secoes }, 25)
    expect(cortado.secoes[0]?.paragrafos).toEqual([{ subtitulo: null, texto: 'Deus é espírito; …' }])
    expect(cortado.secoesOcultas).toBe(0)
  })

  it('cuts after a word when no clause ends before the limit', () => {
    const secoes = [secao(1, 'uma frase que não tem pausa alguma e que segue sempre em frente')]
    expect(cutTexto({ secoes }, 20).secoes[0]?.paragrafos[0]?.texto).toBe('uma frase que não …')
  })

  it('keeps the paragraphs before the one that is cut, and drops the highlighted line', () => {
    const longa = { ...secao(1, 'Primeiro.', 'segundo '.repeat(20)), destaque: 'Fim da seção.' }
    const [cortada] = cutTexto({ secoes: [longa] }, 40).secoes
    expect(cortada?.paragrafos.map(({ texto }) => texto)).toEqual(['Primeiro.', 'segundo segundo segundo …'])
    expect(cortada?.destaque).toBeNull()
  })

  it('never cuts without a limit', () => {
    const secoes = [secao(1, 'a'.repeat(9_000))]
    expect(cutTexto({ secoes }, Number.POSITIVE_INFINITY)).toEqual({ secoes, secoesOcultas: 0 })
  })
})
