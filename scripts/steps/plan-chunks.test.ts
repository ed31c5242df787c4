import { describe, expect, it } from 'vitest'
import { planChunks } from './plan-chunks.mjs'

const chunk = (name: string, bytes: number, imports: string[] = [], fixed = false) => ({
  name,
  bytes,
  imports,
  fixed,
})
const page = (...chunks: string[]) => ({ chunks, weight: 1 })
const plan = (...input: Parameters<typeof planChunks>) =>
  planChunks(...input).map((names) => names.toSorted().join('+'))

describe('planChunks', () => {
  it('joins small chunks that pages load together', () => {
    const chunks = [chunk('page', 5_000, ['icon', 'helper']), chunk('icon', 200), chunk('helper', 300)]
    expect(plan(chunks, [page('page')])).toEqual(['helper+icon+page'])
  })

  it('leaves apart what one page would load for another', () => {
    const chunks = [chunk('a', 50_000, ['both']), chunk('b', 50_000, ['both']), chunk('both', 20_000)]
    expect(plan(chunks, [page('a'), page('b')])).toEqual(['a', 'b', 'both'])
  })

  it('leaves apart what would bring one page all that the other needs', () => {
    const chunks = [chunk('a', 5_000, ['word']), chunk('b', 5_000, ['word', 'leave']), chunk('word', 900)]
    chunks.push(chunk('leave', 700, ['store']), chunk('store', 40_000, [], true))
    const both = { chunks: ['word', 'leave'], weight: 1 }
    expect(plan(chunks, [page('a'), page('b'), both])).not.toContain('leave+word')
    expect(plan([...chunks.slice(0, 3), chunk('leave', 700)], [page('a'), page('b'), both])).toContain(
      'leave+word',
    )
  })

  it('leaves alone what is to stay as it is', () => {
    const chunks = [chunk('page', 100, ['react']), { ...chunk('react', 100), fixed: true }]
    expect(plan(chunks, [page('page')])).toEqual(['page', 'react'])
  })

  it('makes no circle: what lies between two is joined too, or they stay apart', () => {
    const between = { ...chunk('between', 10, ['below']), fixed: true }
    const chunks = [chunk('page', 10, ['between']), between, chunk('below', 10)]
    expect(plan(chunks, [page('page')])).toEqual(['page', 'between', 'below'])
  })

  it('joins more than is worth its bytes where a page would make too many requests', () => {
    const chunks = [chunk('a', 5_000, ['both']), chunk('b', 5_000, ['both']), chunk('both', 5_000)]
    expect(plan(chunks, [page('a'), page('b')])).toHaveLength(3)
    const limited = [{ ...page('a'), most: 1 }, page('b')]
    expect(plan(chunks, limited).length).toBeLessThan(3)
  })
})
