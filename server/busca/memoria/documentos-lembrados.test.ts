import { expect, it } from 'vitest'
import { toNumero } from '../indice/numeros.ts'
import { DocumentosLembrados } from './documentos-lembrados.ts'

const ONE = () => 1

it('finds by source, kind and number', () => {
  const documentos = new DocumentosLembrados<string>(100, ONE)
  const numeros = [
    toNumero(0, 1),
    toNumero(2, 1),
    toNumero(0, 2 ** 32 - 1),
    toNumero(0, 2 ** 31),
    toNumero(1, 0),
  ]
  for (const numero of numeros) documentos.set('ebooks', numero, `ebooks ${numero}`)
  for (const numero of numeros) {
    expect(documentos.get('ebooks', numero)).toBe(`ebooks ${numero}`)
    expect(documentos.get('padroes', numero)).toBeUndefined()
  }
  documentos.clear()
  for (const numero of numeros) expect(documentos.get('ebooks', numero)).toBeUndefined()
})

it('keeps what is asked for again, and no more than its bytes', () => {
  const documentos = new DocumentosLembrados<number>(10, ONE)
  documentos.set('biblia', 0, 0)
  for (let numero = 1; numero <= 100; numero += 1) {
    documentos.set('biblia', numero, numero)
    expect(documentos.get('biblia', 0)).toBe(0)
  }
  const kept = Array.from({ length: 100 }, (_, numero) => documentos.get('biblia', numero + 1)).filter(
    Boolean,
  )
  expect(kept.length).toBeGreaterThanOrEqual(4)
  expect(kept.length).toBeLessThanOrEqual(10)
})
