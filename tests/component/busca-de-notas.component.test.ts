/** The field that searches the notes, beside pages that are on their way. */
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fill, find, settle, stopClock } from '#tests/support/component-screen.ts'
import { BuscaDeNotas } from '#web/notas/busca-de-notas.tsx'
import { IsNavigatingContext } from '#web/platform/router/use-is-navigating.ts'

let root: Root
const asked: string[] = []

beforeEach(() => {
  stopClock()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
  asked.length = 0
})

/** @param isNavigating whether another page is on its way */
async function show(isNavigating: boolean): Promise<void> {
  const field = createElement(BuscaDeNotas, { busca: '', onSearch: (busca) => asked.push(busca) })
  root.render(createElement(IsNavigatingContext, { value: isNavigating }, field))
  await settle()
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

it('searches a moment after the last letter, and leaves a link that was followed meanwhile its way', async () => {
  await show(false)
  fill(await find('searchbox'), 'graç')
  await pass(200)
  fill(await find('searchbox'), 'graça ')
  await pass(299)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['graça'])

  fill(await find('searchbox'), 'fé')
  await show(true)
  await pass(300)
  expect(asked).toEqual(['graça'])
  // It was another filter of the same page.
  await show(false)
  expect(asked).toEqual(['graça', 'fé'])
})
