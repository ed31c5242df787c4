/** Speaks one sentence at a time with the browser's voices, around what browsers do wrong (docs/escuta.md). */
import { cutPedacos, MAX_DA_FRASE } from './frases.ts'
import { toFala } from './to-fala.ts'

/** Why there is no voice: another page took it, the network or the browser refused, or nothing was ever heard. */
export type FalhaDaVoz = 'tomada' | 'sem-rede' | 'sem-permissao' | 'sem-resposta' | 'outra'

export interface AvisosDoLocutor {
  readonly onFim: () => void
  readonly onFalha: (falha: FalhaDaVoz) => void
}

export interface Locutor {
  /** Speaks a sentence, in place of the one before. */
  readonly falar: (frase: string, avisos: AvisosDoLocutor) => void
  readonly calar: () => void
}

interface Diccao {
  readonly voz: SpeechSynthesisVoice | null
  readonly idioma: string
  readonly velocidade: number
}

/** Some browsers lose what is spoken at once after a `cancel`. */
const CALMA_MS = 80

/** A voice that takes twice as long as the slowest has died without saying so. */
const CARACTERES_POR_SEGUNDO = 7
const FOLGA_MS = 8_000
const MAX_SEM_RESPOSTA = 3

const FALHAS: Readonly<Record<string, FalhaDaVoz>> = {
  interrupted: 'tomada',
  canceled: 'tomada',
  network: 'sem-rede',
  'not-allowed': 'sem-permissao',
}

/** @param readDiccao asked before each sentence */
export function createLocutor(fala: SpeechSynthesis, readDiccao: () => Diccao): Locutor {
  // Held here: an utterance that nobody holds is collected, and its events never come.
  let atual: SpeechSynthesisUtterance | null = null
  let espera: ReturnType<typeof setTimeout> | undefined
  let vigia: ReturnType<typeof setTimeout> | undefined
  /** Pieces in a row of which nothing was heard. */
  let semResposta = 0

  function calar() {
    clearTimeout(espera)
    clearTimeout(vigia)
    const isFalando = fala.speaking || fala.pending
    atual = null
    if (isFalando) fala.cancel()
    return isFalando
  }

  function say(pedacos: readonly string[], avisos: AvisosDoLocutor) {
    const [pedaco, ...rest] = pedacos
    if (pedaco === undefined) return avisos.onFim()
    const { voz, idioma, velocidade } = readDiccao()
    const dita = new SpeechSynthesisUtterance(pedaco)
    dita.voice = voz
    // Android writes 'pt_BR'.
    dita.lang = voz?.lang.replace('_', '-') ?? idioma
    dita.rate = velocidade
    const isMine = () => atual === dita
    const heard = () => {
      if (isMine()) semResposta = 0
    }
    dita.onstart = heard
    dita.onboundary = heard
    dita.onend = () => {
      if (!isMine()) return
      clearTimeout(vigia)
      semResposta = 0
      say(rest, avisos)
    }
    dita.onerror = ({ error }) => {
      if (!isMine()) return
      calar()
      avisos.onFalha(FALHAS[error] ?? 'outra')
    }
    atual = dita
    vigia = setTimeout(
      () => {
        semResposta += 1
        calar()
        if (semResposta >= MAX_SEM_RESPOSTA) {
          semResposta = 0
          return avisos.onFalha('sem-resposta')
        }
        espera = setTimeout(() => say(rest, avisos), CALMA_MS)
      },
      FOLGA_MS + (pedaco.length * 1_000) / (CARACTERES_POR_SEGUNDO * velocidade),
    )
    // Chrome may stand in a pause that another page began.
    if (fala.paused) fala.resume()
    fala.speak(dita)
  }

  return {
    calar: () => void calar(),
    falar: (frase, avisos) => {
      const texto = toFala(frase)
      // What is read slowly is cut shorter, so that it stays within those 14 seconds.
      const max = Math.floor(MAX_DA_FRASE * Math.min(1, readDiccao().velocidade))
      const pedacos = cutPedacos(texto, max).map(({ inicio, fim }) => texto.slice(inicio, fim))
      const start = () => say(texto === '' ? [] : pedacos, avisos)
      if (calar() || texto === '') espera = setTimeout(start, CALMA_MS)
      else start()
    },
  }
}
