import { describe, expect, it } from 'vitest'
import { findExceeded, MOST_REQUESTS } from './page-assets.mjs'

const page = (path: string, requests: number) => ({
  path,
  scripts: Array.from({ length: requests }, (_, index) => `assets/${index}.js`),
  styles: [],
})

describe('the budget of the first load', () => {
  it('lets pass what keeps to it', () => {
    expect(findExceeded([page('/mbw', 8), page('/notas', MOST_REQUESTS)], () => 9_000)).toEqual([])
  })

  it('names the page that loads too much, by its own limit', () => {
    expect(findExceeded([page('/mbw', 9), page('/notas', 9)], () => 10_000)).toEqual([
      '/mbw: 9 scripts with 90.0 kB; 20 with 79 kB are the most',
    ])
  })

  it('names the page that asks too often', () => {
    expect(findExceeded([page('/notas', MOST_REQUESTS + 1)], () => 1)).toEqual([
      '/notas: 21 scripts with 0.0 kB; 20 with 186 kB are the most',
    ])
  })
})
