/** What a reader does with the page of a component test, and sees of it. */
import { configure, fireEvent, within } from '@testing-library/dom'
import { vi } from 'vitest'
import { withTagStyles } from './component-styles.ts'

// Without the whole page in each message.
configure({ getElementError: (message) => new Error(message ?? 'Not found') })

type Name = string | RegExp

/** Longest wait for what must come, in real time: the first test of a worker reads the code of all pages, on a busy machine. */
const WAIT_MS = 25_000
/** How far a stopped clock moves on at once while something is waited for, less than the shortest wait between tries. */
const STEP_MS = 500

/** Longest pause between two reads: each costs about as much as a tenth of it, and what comes in a moment is seen in a moment. */
const LONGEST_PAUSE_MS = 16

const TOLD_CHARACTERS = 1_000

// As they are before a test stops the clock.
const { setTimeout: wait } = globalThis

/** From now on time stands still, but while `runUntil` waits. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
}

/** Reads again until it reads without throwing; the page's time goes on only by itself. */
export function until<T>(read: () => T): Promise<T> {
  return repeat(
    read,
    async () => {
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
    },
    LONGEST_PAUSE_MS,
  )
}

/** The same while a stopped clock moves on. */
export function runUntil<T>(read: () => T): Promise<T> {
  return repeat(read, async () => void (await vi.advanceTimersByTimeAsync(STEP_MS)), 1)
}

async function repeat<T>(read: () => T, goOn: () => Promise<void>, longest: number): Promise<T> {
  const end = performance.now() + WAIT_MS
  for (let pause = 1; ; pause = Math.min(pause * 1.5, longest)) {
    try {
      return read()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await goOn()
    // Modules and messages arrive in real time.
    await new Promise((resolve) => wait(resolve, pause))
  }
}

/** Waits until effects have run, some of which React draws in a task that it sends itself. A stopped clock stands. */
export async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    port1.close()
  }
}

/** What is drawn, waited for, and its effects too: no reader clicks before them, nor on what they have replaced. */
async function untilReady(read: () => HTMLElement): Promise<HTMLElement> {
  await until(read)
  await settle()
  return until(read)
}

/** Something by its role and name, waited for. */
export function find(role: string, name?: Name, scope: HTMLElement = document.body): Promise<HTMLElement> {
  return untilReady(() => get(role, name, scope))
}

/** Something by its role and name; the first one, where there are several. @throws when there is none */
export function get(role: string, name?: Name, scope: HTMLElement = document.body): HTMLElement {
  // Asked so, it does not list all other roles for an error that is hardly ever read.
  const [first] = list(role, name, scope)
  if (!first) throw new Error(`There is no ${role} ${name ?? ''} in: ${beginningOf(scope)}`)
  return first
}

/** What a message tells of a page: reading all of it is a good part of looking for something in vain. */
function beginningOf(scope: HTMLElement): string {
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  let said = ''
  while (said.length < TOLD_CHARACTERS && texts.nextNode()) said += texts.currentNode.textContent
  return said.slice(0, TOLD_CHARACTERS)
}

/** How many there are. */
export function count(role: string, name?: Name, scope: HTMLElement = document.body): number {
  return list(role, name, scope).length
}

function list(role: string, name: Name | undefined, scope: HTMLElement): HTMLElement[] {
  return withTagStyles(() => within(scope).queryAllByRole(role, name === undefined ? {} : { name }))
}

/** An element by its label, waited for. */
export function findField(label: Name, scope: HTMLElement = document.body): Promise<HTMLElement> {
  return untilReady(() => within(scope).getByLabelText(label))
}

/** A text that one element has, waited for. */
export function findText(text: Name, scope: HTMLElement = document.body): Promise<HTMLElement> {
  return untilReady(() => within(scope).getByText(text))
}

/** Waits until a text can be read, whatever elements it is made of. */
export function untilSays(text: string, scope: HTMLElement = document.body): Promise<void> {
  return until(() => {
    const said = scope.textContent.replace(/\s+/g, ' ')
    if (!said.includes(text)) throw new Error(`It says: ${said.slice(0, TOLD_CHARACTERS)}`)
  })
}

/** An alert that says so. @throws when there is none */
export function getAlert(sentence: string, scope: HTMLElement = document.body): HTMLElement {
  return getSaying('alert', sentence, scope)
}

function getSaying(role: 'alert' | 'status', sentence: string, scope: HTMLElement): HTMLElement {
  const found = list(role, undefined, scope).find(({ textContent }) => textContent.includes(sentence))
  if (!found) throw new Error(`No ${role} says: ${sentence}`)
  return found
}

/** A sentence of success, or another state that is told, waited for. */
export function findStatus(sentence: string): Promise<HTMLElement> {
  return until(() => getSaying('status', sentence, document.body))
}

/** An alert that says so, waited for. */
export function findAlert(sentence: string, scope?: HTMLElement): Promise<HTMLElement> {
  return until(() => getAlert(sentence, scope))
}

/** Waits until it is no longer in the page. */
export function untilGone(element: Element): Promise<void> {
  return until(() => {
    if (element.isConnected) throw new Error(`Still there: ${element.outerHTML.slice(0, 300)}`)
  })
}

export function click(element: HTMLElement): void {
  element.focus()
  element.click()
}

export function fill(field: HTMLElement, value: string): void {
  field.focus()
  fireEvent.input(field, { target: { value } })
}

/** Chooses an option of a list by what it says. @throws when it has no such option */
export function choose(field: HTMLElement, name: string): void {
  const option = [...field.querySelectorAll('option')].find(({ textContent }) => textContent === name)
  if (!option) throw new Error(`It does not offer ${name}: ${field.textContent}`)
  fireEvent.change(field, { target: { value: option.value } })
}

/** Where the page is: path, query and fragment. */
export const address = () => window.location.pathname + window.location.search + window.location.hash

/** Presses a key where the focus is. */
export function press(key: string, options: { readonly ctrlKey?: boolean } = {}): void {
  const target = document.activeElement ?? document.body
  fireEvent.keyDown(target, { key, ...options })
  fireEvent.keyUp(target, { key, ...options })
}
