/** What stands in the place of a long text, until all of the text is drawn. */
import { createElement, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '#tests/support/component-screen.ts'
import { useArrival } from '#web/platform/use-arrival.ts'

let isThere = false
let tell = () => {}
/** What each drawing of the page showed. */
let drawn: string[] = []
let end = () => {}

function Page() {
  const has = useSyncExternalStore(
    (listener) => {
      tell = listener
      return () => {}
    },
    () => isThere,
  )
  const shown = useArrival(has) ? 'text' : 'waiting'
  drawn.push(shown)
  return createElement('p', null, shown)
}

const page = () => document.querySelector('p')?.textContent
const change = (now: boolean) => {
  isThere = now
  drawn = []
  tell()
}

beforeEach(() => {
  drawn = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(Page))
  end = () => root.unmount()
})

afterEach(() => {
  end()
  document.body.replaceChildren()
  isThere = false
})

it('keeps what stands there while the text is drawn, and takes away at once what is gone', async () => {
  await until(() => expect(page()).toBe('waiting'))
  change(true)
  await until(() => expect(page()).toBe('text'))
  expect(drawn).toEqual(['waiting', 'text'])
  change(false)
  await until(() => expect(page()).toBe('waiting'))
  expect(drawn).not.toContain('text')
})

it('draws what comes back anew', async () => {
  await until(() => expect(page()).toBe('waiting'))
  change(true)
  change(false)
  change(true)
  await until(() => expect(page()).toBe('text'))
})
