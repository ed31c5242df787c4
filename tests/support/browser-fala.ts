/** A voice for a browser that has none: it says a sentence until the test ends it. */
import type { Page } from 'playwright-core'
import { expectSoon } from './browser-poll.ts'

/** Gives every document of the page that is loaded from now on a voice in Portuguese. */
export async function giveFala(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voz = { voiceURI: 'luciana', name: 'Luciana', lang: 'pt-BR', localService: true, default: true }
    let atual: { text: string; onend: (() => void) | null } | null = null
    const fala = Object.assign(new EventTarget(), {
      paused: false,
      pending: false,
      speaking: false,
      getVoices: () => [voz],
      speak(dita: NonNullable<typeof atual> & { volume: number }) {
        if (dita.volume > 0) atual = dita
        fala.speaking = atual !== null
      },
      cancel() {
        atual = null
        fala.speaking = false
      },
      dizendo: () => atual?.text ?? null,
      end() {
        const dita = atual
        fala.cancel()
        dita?.onend?.()
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: fala })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        volume = 1
        onend = null
        readonly text: string
        constructor(text = '') {
          this.text = text
        }
      },
    })
  })
}

/** Runs in the page. */
interface FalaDaPagina {
  readonly dizendo: () => string | null
  readonly end: () => void
}

/** What is being said; null in silence. */
export function dizendo(page: Page): Promise<string | null> {
  return page.evaluate(() => (speechSynthesis as unknown as FalaDaPagina).dizendo())
}

/** Ends the sentence, and waits for the next one. */
export async function endFrase(page: Page): Promise<void> {
  const said = await dizendo(page)
  await page.evaluate(() => (speechSynthesis as unknown as FalaDaPagina).end())
  await expectSoon(() => dizendo(page)).not.toBe(said)
}

/** The words that are marked as being read. */
export function realcadas(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('escuta') ?? [])].map(String).join(''))
}
