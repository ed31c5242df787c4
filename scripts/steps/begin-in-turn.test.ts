import { expect, it } from 'vitest'
import { toScripts } from './begin-libraries.mjs'

it('begins what the app imports in scripts of their own, and nothing of other pages', () => {
  const imports = ['assets/react-1.js', 'assets/schemas-2.js']
  expect(toScripts('/index.html', imports).map(({ attrs }) => attrs)).toEqual(
    imports.map((file) => ({ type: 'module', async: true, crossorigin: true, src: `/${file}` })),
  )
  expect(toScripts('/mbw.html', imports)).toEqual([])
})
