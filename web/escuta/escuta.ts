/** What is being read aloud, sentence by sentence. It knows neither the page nor the browser's voices. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FalhaDaVoz, Locutor } from './locutor.ts'

/** A sentence of a text, by its block. */
export interface LugarDaFrase {
  readonly bloco: number
  readonly frase: number
}

export interface EstadoDaEscuta {
  readonly isTocando: boolean
  /** Null before the first sentence. */
  readonly lugar: LugarDaFrase | null
  /** The last sentence was read to its end. */
  readonly isFim: boolean
  readonly falha: Exclude<FalhaDaVoz, 'tomada'> | null
}

export interface TextoEmFrases {
  /** The sentences of a block, none of a picture; null where there is no such block. */
  readonly frasesOf: (bloco: number) => readonly string[] | null
}

interface RegrasDaEscuta {
  /** Whether to stop after a sentence: the reader wants to sleep. */
  readonly devePausar: () => boolean
  readonly onFimDoTexto: () => void
}

export interface Escuta {
  readonly store: StoreApi<EstadoDaEscuta>
  /** Reads from a sentence on; that of the end is the beginning again. */
  readonly tocar: (lugar?: LugarDaFrase) => void
  readonly pausar: () => void
  /** Moves on or back by a sentence. */
  readonly passar: (passo: 1 | -1) => void
  /** Begins the sentence again, with another voice. */
  readonly repetir: () => void
}

const INICIO: LugarDaFrase = { bloco: 0, frase: 0 }

/** Blocks without a sentence in a row, which are passed over. */
const MAX_VAZIOS = 2_000

export function createEscuta(texto: TextoEmFrases, locutor: Locutor, regras: RegrasDaEscuta): Escuta {
  const store = createStore<EstadoDaEscuta>()(() => ({
    isTocando: false,
    lugar: null,
    isFim: false,
    falha: null,
  }))

  function tocar(lugar?: LugarDaFrase) {
    const { lugar: atual, isFim } = store.getState()
    const first = findFrase(texto, lugar ?? (isFim ? null : atual) ?? INICIO)
    if (first === null) return end()
    store.setState({ lugar: first, isTocando: true, isFim: false, falha: null })
    say()
  }
  function say() {
    const { lugar } = store.getState()
    const frase = lugar && texto.frasesOf(lugar.bloco)?.[lugar.frase]
    if (frase == null) return end()
    locutor.falar(frase, {
      onFim: () => advance(),
      onFalha: (falha) => store.setState({ isTocando: false, falha: falha === 'tomada' ? null : falha }),
    })
  }
  function advance() {
    const { lugar } = store.getState()
    const next = lugar && findFrase(texto, { bloco: lugar.bloco, frase: lugar.frase + 1 })
    if (!next) return end()
    const isTocando = !regras.devePausar()
    store.setState({ lugar: next, isTocando })
    if (isTocando) say()
  }
  function end() {
    store.setState({ isTocando: false, isFim: true })
    regras.onFimDoTexto()
  }
  function pausar() {
    locutor.calar()
    store.setState({ isTocando: false })
  }

  return {
    store,
    tocar,
    pausar,
    passar: (passo) => {
      const { lugar, isTocando } = store.getState()
      if (!lugar) return
      const next =
        passo === 1 ? findFrase(texto, { ...lugar, frase: lugar.frase + 1 }) : findBefore(texto, lugar)
      if (next === null) return
      store.setState({ lugar: next, isFim: false, falha: null })
      if (isTocando) say()
    },
    repetir: () => {
      if (store.getState().isTocando) say()
    },
  }
}

/** The sentence there, or the next one of a later block. */
function findFrase(texto: TextoEmFrases, { bloco, frase }: LugarDaFrase): LugarDaFrase | null {
  let from = frase
  for (let index = bloco; index < bloco + MAX_VAZIOS; index += 1) {
    const frases = texto.frasesOf(index)
    if (frases === null) return null
    if (from < frases.length) return { bloco: index, frase: from }
    from = 0
  }
  return null
}

function findBefore(texto: TextoEmFrases, { bloco, frase }: LugarDaFrase): LugarDaFrase | null {
  if (frase > 0) return { bloco, frase: frase - 1 }
  for (let index = bloco - 1; index >= 0; index -= 1) {
    const length = texto.frasesOf(index)?.length ?? 0
    if (length > 0) return { bloco: index, frase: length - 1 }
  }
  return null
}
