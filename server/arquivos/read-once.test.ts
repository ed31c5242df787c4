import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ContentProblem } from './content-error.ts'
import { reportTo } from './report.ts'
import { parseYaml } from './yaml-source.ts'

/** A module of its own, in which nothing is kept yet. */
async function loadReadOnce() {
  vi.resetModules()
  return import('./read-once.ts')
}

const ignore = () => {}

describe('readOnce', () => {
  it('reads each time until it is told to keep', async () => {
    const { readOnce, keepReadings } = await loadReadOnce()
    const read = vi.fn(() => ({ palavras: ['a'] }))
    const by = {}
    const [one, two] = [readOnce('a', by, ignore, read), readOnce('a', by, ignore, read)]
    expect(one).not.toBe(two)
    one.palavras.push('b')
    keepReadings()
    const kept = readOnce('a', by, ignore, read)
    keepReadings()
    expect(readOnce('a', by, ignore, read)).toBe(kept)
    expect(read).toHaveBeenCalledTimes(3)
    expect(() => kept.palavras.push('b')).toThrow(TypeError)
    expect(() => Object.assign(kept, { palavras: [] })).toThrow(TypeError)
  })

  it('tells texts and ways of reading apart', async () => {
    const { readOnce, keepReadings } = await loadReadOnce()
    keepReadings()
    const [length, upper] = [{}, {}]
    const both = (text: string) => [
      readOnce(text, length, ignore, () => text.length),
      readOnce(text, upper, ignore, () => text.toUpperCase()),
    ]
    expect([both('a'), both('bc'), both('a'), both('')]).toEqual([
      [1, 'A'],
      [2, 'BC'],
      [1, 'A'],
      [0, ''],
    ])
  })

  it('reports the problems of a text each time', async () => {
    const { readOnce, keepReadings } = await loadReadOnce()
    keepReadings()
    const problems: ContentProblem[] = []
    const by = {}
    for (const file of ['a.md', 'b.md'])
      readOnce('texto', by, reportTo(problems, file), (report) => report(3, 'Está errado.'))
    expect(problems).toEqual([
      { file: 'a.md', line: 3, reason: 'Está errado.' },
      { file: 'b.md', line: 3, reason: 'Está errado.' },
    ])
  })

  it('keeps so many letters and no more', async () => {
    const { readOnce, keepReadings } = await loadReadOnce()
    keepReadings()
    const read = vi.fn(() => null)
    const by = {}
    const texts = Array.from({ length: 6 }, (_, index) => String(index).repeat(999_999))
    for (const text of texts) readOnce(text, by, ignore, read)
    for (const text of texts.slice(2).reverse()) readOnce(text, by, ignore, read)
    expect(read).toHaveBeenCalledTimes(6)
    readOnce(texts[0] ?? '', by, ignore, read)
    expect(read).toHaveBeenCalledTimes(7)
  })
})

describe('parseYaml of a text that is kept', () => {
  it('finds its lines all the same, wherever the text begins', async () => {
    const { keepReadings } = await loadReadOnce()
    const { parseYaml: parseKept } = await import('./yaml-source.ts')
    keepReadings()
    const schema = z.array(z.string())
    const text = '- um\n- dois\n'
    const linesFrom = (parse: typeof parseYaml, firstLine: number) => {
      const yaml = parse(schema, { text, firstLine }, ignore)
      return [yaml?.value, yaml?.lineOf([0]), yaml?.lineOf([1])]
    }
    for (const firstLine of [1, 8]) {
      expect(linesFrom(parseKept, firstLine)).toEqual([['um', 'dois'], firstLine, firstLine + 1])
      expect(linesFrom(parseKept, firstLine)).toEqual(linesFrom(parseYaml, firstLine))
    }
  })
})
