/** A stand-in for the browser's voices: what was said, and what the test has become of it. */
import { vi } from 'vitest'

const BRASILEIRA = { voiceURI: 'luciana', name: 'Luciana', lang: 'pt-BR', localService: true, default: false }
const PORTUGUESA = { voiceURI: 'joana', name: 'Joana', lang: 'pt-PT', localService: false, default: true }
export const VOZES_DE_PROVA: readonly SpeechSynthesisVoice[] = [PORTUGUESA, BRASILEIRA]

export class FalaDeProva extends EventTarget {
  vozes: readonly SpeechSynthesisVoice[] = VOZES_DE_PROVA
  /** Those that were spoken with a voice to be heard, the last one last. */
  readonly ditas: SpeechSynthesisUtterance[] = []
  paused = false
  private atual: SpeechSynthesisUtterance | null = null
  get speaking(): boolean {
    return this.atual !== null
  }
  readonly pending = false
  getVoices(): readonly SpeechSynthesisVoice[] {
    return this.vozes
  }
  speak(utterance: SpeechSynthesisUtterance): void {
    if (utterance.volume === 0) return
    this.ditas.push(utterance)
    this.atual = utterance
  }
  /** As browsers do it: the one that was cut short learns of it as of an error. */
  cancel(): void {
    this.fail('interrupted')
  }
  pause(): void {
    this.paused = true
  }
  resume(): void {
    this.paused = false
  }
  /** What is being said; null in silence. */
  get dizendo(): string | null {
    return this.atual?.text ?? null
  }
  start(): void {
    this.atual?.onstart?.(new Event('start') as SpeechSynthesisEvent)
  }
  /** The sentence has been said. */
  end(): void {
    const said = this.take()
    said?.onend?.(new Event('end') as SpeechSynthesisEvent)
  }
  fail(error: SpeechSynthesisErrorCode): void {
    const said = this.take()
    said?.onerror?.(Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent)
  }
  /** Voices that come late. */
  arrive(vozes: readonly SpeechSynthesisVoice[]): void {
    this.vozes = vozes
    this.dispatchEvent(new Event('voiceschanged'))
  }
  private take(): SpeechSynthesisUtterance | null {
    const said = this.atual
    this.atual = null
    return said
  }
}

/** As the browser's, which cannot be made without one. */
class FraseDeProva {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  volume = 1
  onstart = null
  onend = null
  onerror = null
  onboundary = null
  readonly text: string
  constructor(text = '') {
    this.text = text
  }
}

/** Gives the page a voice until the test ends. */
export function stubFala(): FalaDeProva {
  const fala = new FalaDeProva()
  vi.stubGlobal('speechSynthesis', fala)
  vi.stubGlobal('SpeechSynthesisUtterance', FraseDeProva)
  return fala
}
