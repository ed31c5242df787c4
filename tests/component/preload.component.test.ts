/** What is asked for in advance for a part of the built app. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { until } from '#tests/support/component-screen.ts'
import { preload } from '#web/platform/preload.ts'

/** What the page asked for; whether it comes the test says. */
let links: HTMLLinkElement[] = []

beforeEach(() => {
  links = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement))
  })
})
afterEach(() => vi.restoreAllMocks())

const files = () => links.map((link) => `${link.rel} ${link.getAttribute('href')}`)
const tell = (event: string) => links.at(-1)?.dispatchEvent(new Event(event))

it('asks for each file once, style sheets first, in several tasks, and has the code when those are there', async () => {
  const scripts = ['a', 'b', 'c', 'd', 'e'].map((name) => `assets/${name}.js`)
  let isLoaded = false
  const load = async () => {
    isLoaded = true
    return 'code'
  }
  const coming = preload(load, [...scripts, 'assets/a.css'])
  await Promise.resolve()
  const first = ['stylesheet /assets/a.css', 'modulepreload /assets/a.js', 'modulepreload /assets/b.js']
  expect(files()).toEqual(first)
  await until(() => expect(files()).toHaveLength(6))
  expect(isLoaded).toBe(false)
  links[0]?.dispatchEvent(new Event('load'))
  expect(await coming).toBe('code')
  expect(await preload(load, [...scripts, 'assets/a.css'])).toBe('code')
  expect(files()).toHaveLength(6)
})

it('asks for nothing that the page has', async () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: '/assets/page.js',
  })
  document.head.appendChild(link)
  expect(await preload(() => Promise.resolve(1), ['assets/page.js'])).toBe(1)
  expect(await preload(() => Promise.resolve(2))).toBe(2)
  expect(links).toEqual([])
  link.remove()
})

it('says that a style sheet did not come, and asks for it again; a script is missed by who imports it', async () => {
  const load = () => Promise.resolve('code')
  const refused = expect(preload(load, ['assets/b.css'])).rejects.toThrow('/assets/b.css')
  await until(() => expect(files()).toHaveLength(1))
  tell('error')
  await refused
  const coming = preload(load, ['assets/b.css'])
  await until(() => expect(files()).toEqual(['stylesheet /assets/b.css', 'stylesheet /assets/b.css']))
  tell('load')
  expect(await coming).toBe('code')
  expect(await preload(load, ['assets/f.js'])).toBe('code')
  tell('error')
})
