import { describe, expect, it } from 'vitest'
import { initialRecorte, moveRecorte, recorteOfKey, toPixels, zoomOf, zoomRecorte } from './recorte.ts'

const deitada = { largura: 600, altura: 400 }
const emPe = { largura: 300, altura: 901 }
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('initialRecorte', () => {
  it('is the largest square, in the middle', () => {
    expect(initialRecorte(deitada)).toEqual({ x: 100, y: 0, lado: 400 })
    expect(initialRecorte(emPe)).toEqual({ x: 0, y: 300.5, lado: 300 })
  })
})

describe('moveRecorte', () => {
  it('moves within the picture and stops at its edges', () => {
    const recorte = { x: 10, y: 20, lado: 100 }
    expect(moveRecorte(recorte, 5, -5, deitada)).toEqual({ x: 15, y: 15, lado: 100 })
    expect(moveRecorte(recorte, -50, -50, deitada)).toEqual({ x: 0, y: 0, lado: 100 })
    expect(moveRecorte(recorte, 5000, 5000, deitada)).toEqual({ x: 500, y: 300, lado: 100 })
  })

  it('does not move the largest square along the shorter side', () => {
    expect(moveRecorte(initialRecorte(deitada), 1, 50, deitada)).toEqual({ x: 101, y: 0, lado: 400 })
  })
})

describe('zoomRecorte', () => {
  it('keeps the middle', () => {
    expect(zoomRecorte(initialRecorte(deitada), 2, deitada)).toEqual({ x: 200, y: 100, lado: 200 })
  })

  it('gives way at the edges when it grows again', () => {
    expect(zoomRecorte({ x: 0, y: 200, lado: 200 }, 1, deitada)).toEqual({ x: 0, y: 0, lado: 400 })
  })

  it.each([
    [0.2, 1],
    [1, 1],
    [2.5, 2.5],
    [9, 4],
  ])('asked for %d it is %d', (asked, zoom) => {
    expect(zoomOf(zoomRecorte(initialRecorte(emPe), asked, emPe), emPe)).toBeCloseTo(zoom)
  })

  it('never asks for less than a pixel of a tiny picture', () => {
    const ponto = { largura: 1, altura: 2 }
    expect(zoomRecorte(initialRecorte(ponto), 4, ponto).lado).toBe(1)
  })
})

describe('recorteOfKey', () => {
  const recorte = { x: 200, y: 100, lado: 200 }

  it.each([
    ['ArrowLeft', { x: 196, y: 100 }],
    ['ArrowRight', { x: 204, y: 100 }],
    ['ArrowUp', { x: 200, y: 96 }],
    ['ArrowDown', { x: 200, y: 104 }],
  ])('%s moves the square', (name, place) => {
    expect(recorteOfKey(recorte, key(name), deitada)).toEqual({ ...place, lado: 200 })
  })

  it('goes five times as far with Shift', () => {
    expect(recorteOfKey(recorte, key('ArrowLeft', true), deitada)?.x).toBe(180)
  })

  it.each(['+', '='])('%s comes closer', (name) => {
    expect(recorteOfKey(recorte, key(name), deitada)?.lado).toBeCloseTo(400 / 2.25)
  })

  it.each(['-', '_'])('%s goes away', (name) => {
    expect(recorteOfKey(recorte, key(name), deitada)?.lado).toBeCloseTo(400 / 1.75)
  })

  it('leaves the other keys alone', () => expect(recorteOfKey(recorte, key('Tab'), deitada)).toBeNull())
})

describe('toPixels', () => {
  it('is whole and inside the picture, wherever the fractions fall', () => {
    const foto = { largura: 333, altura: 501 }
    for (let zoom = 1; zoom <= 4; zoom += 0.13) {
      for (const [dx, dy] of [
        [-999, -999],
        [0.4, 17.6],
        [999, 999],
      ] as const) {
        const moved = moveRecorte(zoomRecorte(initialRecorte(foto), zoom, foto), dx, dy, foto)
        const { x, y, lado } = toPixels(moved, foto)
        expect([x, y, lado].every(Number.isInteger)).toBe(true)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + lado).toBeLessThanOrEqual(foto.largura)
        expect(y + lado).toBeLessThanOrEqual(foto.altura)
        expect(lado).toBeGreaterThanOrEqual(1)
      }
    }
  })

  it('rounds to the nearest pixel', () => {
    expect(toPixels({ x: 10.6, y: 0.2, lado: 99.5 }, deitada)).toEqual({ x: 11, y: 0, lado: 100 })
  })
})
