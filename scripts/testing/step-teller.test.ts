import { expect, it } from 'vitest'
import { createTeller } from './step-teller.mjs'
import type { TestContext } from './test-steps.mjs'

function tellerOf(heard: unknown[]) {
  const context: TestContext = {
    root: '.',
    reports: '.',
    vitestArgs: [],
    signal: new AbortController().signal,
    say: (text) => heard.push(text),
    output: 'show',
  }
  return createTeller(context)
}

it('shows one step at work, and its neighbour in one piece when both have ended', () => {
  const heard: unknown[] = []
  const teller = tellerOf(heard)
  const unit = teller.begin('unit')
  const component = teller.begin('component')
  expect([unit.context.output, component.context.output]).toEqual(['show', 'capture'])
  component.context.say('dots')
  component.end('component: 1 passed')
  expect(heard).toEqual(['\n— unit'])
  unit.end('unit: 2 passed')
  expect(heard).toEqual(['\n— unit', 'unit: 2 passed', '\n— component', 'dots', 'component: 1 passed'])
})

it('shows the next step at work while the neighbour goes on, and loses nothing of one that was interrupted', () => {
  const heard: unknown[] = []
  const teller = tellerOf(heard)
  const unit = teller.begin('unit')
  const component = teller.begin('component')
  unit.end()
  const browser = teller.begin('browser')
  expect(browser.context.output).toBe('show')
  component.context.say('what went wrong')
  component.end()
  browser.end()
  expect(heard).toEqual(['\n— unit', '\n— browser', '\n— component', 'what went wrong'])
})

it('tells at once what has ended while none is seen', () => {
  const heard: unknown[] = []
  const teller = tellerOf(heard)
  const unit = teller.begin('unit')
  const component = teller.begin('component')
  unit.end('unit: 2 passed')
  component.end('component: 1 passed')
  expect(heard.slice(2)).toEqual(['\n— component', 'component: 1 passed'])
})
