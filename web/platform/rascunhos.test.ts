import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  countRascunhos,
  forgetRascunhos,
  forgetRascunhosVazios,
  listDonosDeRascunhos,
  rascunhosDeDestaque,
  rascunhosDeNota,
} from './rascunhos.ts'

const ANA = 'Ana@Exemplo.com.br'

beforeEach(() => {
  const values: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    removeItem: (key: string) => {
      delete values[key]
    },
  }
  // As in a browser: the keys are its own, the methods are not.
  vi.stubGlobal('localStorage', Object.setPrototypeOf(values, methods))
})
afterEach(() => vi.unstubAllGlobals())

function keep(key: string, value: unknown): void {
  Object.assign(localStorage, { [key]: JSON.stringify(value) })
}

it('counts the drafts of one reader that have words in them', () => {
  keep(`${rascunhosDeNota(ANA)}pagina:1:8`, { titulo: '', anotacao: 'Cristo', id: 'a', versao: null })
  keep(`${rascunhosDeNota(ANA)}nota:b`, { titulo: ' ', anotacao: '', id: 'b', versao: 1 })
  keep(`${rascunhosDeDestaque(ANA)}c`, 'Uma nota')
  keep(`${rascunhosDeNota('eva@exemplo.com.br')}pagina:1:8`, { titulo: 'A', anotacao: '' })
  expect(countRascunhos('ana@exemplo.com.br')).toBe(2)
})

it('takes all of them off the device, and nothing else', () => {
  keep(`${rascunhosDeNota(ANA)}nota:b`, { titulo: '', anotacao: '' })
  keep(`${rascunhosDeDestaque(ANA)}c`, 'Uma nota')
  keep(`${rascunhosDeNota('eva@exemplo.com.br')}pagina:1:8`, { titulo: 'A', anotacao: '' })
  keep('tema', 'escuro')
  forgetRascunhos(ANA)
  expect(Object.keys(localStorage)).toEqual([`${rascunhosDeNota('eva@exemplo.com.br')}pagina:1:8`, 'tema'])
})

it('takes off the device what has no words, and knows whose the others are', () => {
  keep(`${rascunhosDeNota(ANA)}nota:a`, { titulo: '', anotacao: ' ' })
  keep(`${rascunhosDeNota(ANA)}nota:b`, { titulo: 'A', anotacao: '' })
  keep(`${rascunhosDeDestaque('eva@exemplo.com.br')}c`, 'Uma nota')
  forgetRascunhosVazios(ANA)
  expect(Object.keys(localStorage)).toHaveLength(2)
  expect(listDonosDeRascunhos()).toEqual(['ana@exemplo.com.br', 'eva@exemplo.com.br'])
})
