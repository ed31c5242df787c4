/** The way back from a jump: which place a page is, in words, and the one that the reader has just left by a jump. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { create } from 'zustand'

interface LugarDaPagina {
  /** The place that is in view, as it follows 'Voltar': 'a CFW 8.2', 'à busca'. */
  readonly readNome: () => string
  /** Whether going there is a jump, and not the way through lists and menus. */
  readonly isDestino: boolean
}

/** State of a link to the next page: whoever turns pages does not jump. */
export const FOLHEAR = { isFolhear: true } as const

export interface Volta {
  /** Key of the entry of the history that the reader left. */
  readonly de: string
  /** 'a CFW 8.2'. */
  readonly nome: string
}

export const useVoltaStore = create<{ readonly volta: Volta | null }>()(() => ({ volta: null }))

let lugar: LugarDaPagina | null = null

/** What the page that is shown says of itself. */
export function readLugar(): { readonly nome: string; readonly isDestino: boolean } | null {
  return lugar && { nome: lugar.readNome(), isDestino: lugar.isDestino }
}

/**
 * Makes a page a place to which there is a way back.
 * @param nome the place that is in view, as it follows 'Voltar': 'a CFW 8.2', 'à busca'
 */
export function useLugarDeVolta(nome: () => string, { isDestino }: { readonly isDestino: boolean }): void {
  const readNome = useEffectEvent(nome)
  useLayoutEffect(() => {
    const mine = { readNome: () => readNome(), isDestino }
    lugar = mine
    return () => {
      if (lugar === mine) lugar = null
    }
  }, [isDestino])
}
