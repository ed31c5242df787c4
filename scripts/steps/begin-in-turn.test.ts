import { expect, it } from 'vitest'
import { toBegunInTurn } from './begin-in-turn.mjs'

const SCRIPT = '<script type="module" crossorigin src="/assets/index-1.js"></script>'
const LIBRARY = '<link rel="modulepreload" crossorigin href="/assets/react-2.js">'

it('begins the page by the other script, and loads the app in advance after what it needs', () => {
  const html = `<head>${SCRIPT}${LIBRARY}</head>`
  const begun = toBegunInTurn(html, 'assets/index-1.js', 'assets/begin-3.js')
  expect(begun).toContain('src="/assets/begin-3.js"')
  expect(begun).not.toContain('src="/assets/index-1.js"')
  expect(begun.match(/(?<=href="\/assets\/)\w+/g)).toEqual(['react', 'index'])
})

it('fails the build of a page that begins otherwise', () => {
  expect(() => toBegunInTurn('<head></head>', 'assets/index-1.js', 'assets/begin-3.js')).toThrow('index-1.js')
})
