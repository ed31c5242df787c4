import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FalaDeProva, stubFala } from '#tests/support/fala-de-prova.ts'
import { createLocutor, type Locutor } from './locutor.ts'

let fala: FalaDeProva
let locutor: Locutor
let velocidade: number
const avisos = { onFim: vi.fn(), onFalha: vi.fn() }
const ditas = () => fala.ditas.map(({ text }) => text)
/** Past the calm after a cancel. */
const wait = () => vi.advanceTimersByTime(100)

beforeEach(() => {
  vi.useFakeTimers()
  fala = stubFala()
  velocidade = 1
  avisos.onFim.mockReset()
  avisos.onFalha.mockReset()
  const [voz = null] = fala.vozes
  locutor = createLocutor(speechSynthesis, () => ({ voz, idioma: 'pt-BR', velocidade }))
  return () => vi.useRealTimers()
})

it('speaks at once, within the gesture, with voice and speed, and says when it is done', () => {
  velocidade = 1.5
  locutor.falar('Deus é espírito.[2]', avisos)
  expect(fala.ditas).toMatchObject([{ text: 'Deus é espírito.', rate: 1.5, lang: 'pt-PT' }])
  fala.end()
  expect(avisos.onFim).toHaveBeenCalledOnce()
})

it('lets the browser come to rest after the sentence that it cuts short, whose end is nobody’s', () => {
  locutor.falar('Um.', avisos)
  locutor.falar('Dois.', avisos)
  expect(ditas()).toEqual(['Um.'])
  wait()
  expect(ditas()).toEqual(['Um.', 'Dois.'])
  expect(avisos.onFalha).not.toHaveBeenCalled()
  locutor.calar()
  wait()
  expect(avisos.onFim).not.toHaveBeenCalled()
})

it('says a long sentence in pieces when it is slow', () => {
  velocidade = 0.75
  locutor.falar(`${'palavra, '.repeat(21)}fim.`, avisos)
  fala.end()
  expect(avisos.onFim).not.toHaveBeenCalled()
  fala.end()
  expect(avisos.onFim).toHaveBeenCalledOnce()
  expect(fala.ditas).toHaveLength(2)
})

it('passes over what cannot be said', () => {
  locutor.falar('†', avisos)
  wait()
  expect(ditas()).toEqual([])
  expect(avisos.onFim).toHaveBeenCalledOnce()
})

it('ends the pause in which another page left the voices', () => {
  fala.pause()
  locutor.falar('Um.', avisos)
  expect(fala.paused).toBe(false)
})

describe('a voice', () => {
  it.each([
    ['interrupted', 'tomada'],
    ['network', 'sem-rede'],
    ['not-allowed', 'sem-permissao'],
    ['synthesis-failed', 'outra'],
  ] as const)('that fails with %s is told as %s', (error, falha) => {
    locutor.falar('Um.', avisos)
    fala.fail(error)
    expect(avisos.onFalha).toHaveBeenCalledExactlyOnceWith(falha)
  })

  it('that falls silent in a sentence goes on with the next', () => {
    locutor.falar('Um.', avisos)
    fala.start()
    vi.advanceTimersByTime(10_000)
    expect(avisos.onFim).toHaveBeenCalledOnce()
    expect(avisos.onFalha).not.toHaveBeenCalled()
  })

  it('of which nothing is heard three times is given up', () => {
    for (const frase of ['Um.', 'Dois.', 'Três.']) {
      locutor.falar(frase, avisos)
      vi.advanceTimersByTime(10_000)
    }
    expect(avisos.onFalha).toHaveBeenCalledExactlyOnceWith('sem-resposta')
  })
})
