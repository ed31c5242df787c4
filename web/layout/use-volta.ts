import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { FOLHEAR, readLugar, useVoltaStore, type Volta } from '../ui/volta-store.ts'

/**
 * Sees jumps: a new entry of the history, from a place to a place, by other ways than turning the page. The way back
 * stays until the reader goes on; marking verses, which only puts another address on the page, is not going on.
 * @returns to be called while the page that is left still stands
 */
export function useVolta(): { rememberLugar: (entry: string) => void } {
  const { key: entry, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(entry)
  const left = useRef<Volta | null>(null)

  useLayoutEffect(() => {
    if (shown.current === entry) return
    shown.current = entry
    if (type === 'REPLACE') return
    const isJump = type === 'PUSH' && !isFolhear(state) && readLugar()?.isDestino === true
    useVoltaStore.setState({ volta: isJump ? left.current : null })
  }, [entry, type, state])

  return {
    rememberLugar: (de) => {
      const nome = readLugar()?.nome
      left.current = nome === undefined ? null : { de, nome }
    },
  }
}

function isFolhear(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(FOLHEAR).every((key) => key in state)
}
