import { describe, expect, it } from 'vitest'
import { toContagem } from './contagem.ts'

const titulo = (length: number) => toContagem('O título', 'x'.repeat(length), 200)

describe('toContagem', () => {
  it('counts as numbers are written in Portuguese', () => {
    expect(titulo(18).conta).toBe('18/200')
    expect(toContagem('A anotação', 'x'.repeat(1234), 20_000).conta).toBe('1.234/20.000')
  })

  it('finds nothing wrong up to the limit, and counts what is past it', () => {
    expect(titulo(200).erro).toBeNull()
    expect(titulo(201).erro).toBe('O título passou do limite: 1 caractere a mais.')
    expect(toContagem('A anotação', 'x'.repeat(21_500), 20_000).erro).toBe(
      'A anotação passou do limite: 1.500 caracteres a mais.',
    )
  })

  it('is silent far from the limit, then speaks in steps, then of the limit', () => {
    expect(titulo(0).anuncio).toBe('')
    expect(titulo(179).anuncio).toBe('')
    expect(titulo(180).anuncio).toBe('Restam até 20 caracteres.')
    expect(titulo(183).anuncio).toBe('Restam até 20 caracteres.')
    expect(titulo(184).anuncio).toBe('Restam até 16 caracteres.')
    expect(titulo(200).anuncio).toBe('Limite de caracteres atingido.')
    expect(titulo(201).anuncio).toBe('O título passou do limite de 200 caracteres.')
    expect(titulo(250).anuncio).toBe(titulo(201).anuncio)
  })

  it('counts as the contract does: an emoji of two units is two', () => {
    expect(toContagem('O título', '🕊', 200).conta).toBe('2/200')
  })
})
