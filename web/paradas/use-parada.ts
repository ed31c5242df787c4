import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { createAutosave } from '../platform/autosave.ts'
import { nextTask } from '../platform/next-task.ts'
import { isRestored } from '../platform/page-memory.ts'
import { GESTOS } from '../ui/hold-in-view.ts'
import { findLugarAVista } from '../ui/lugar-a-vista.ts'
import { lugarOuvido } from '../ui/lugar-ouvido.ts'
import { type LugarLido, noteParada, sendParadasOnLeaving } from './note-parada.ts'

const LEITURA_MS = 250

interface TextoLido {
  /** Name of the page; null while its text is not there. */
  readonly pagina: string | null
  /** Of its places, sections or verses, whose ids end with their number. */
  readonly seletor: string
  /** How far down the window a place begins that is read: `1 / 3`. */
  readonly linha: number
  /** The place that the address names after its '#'. */
  readonly parseLugar: (hash: string) => number | null
  /** @param lugar null for the beginning @returns null while another text is on its way: the one that was read is gone already */
  readonly toParada: (lugar: number | null) => LugarLido | null
}

/** Remembers for 'Onde você parou' where the reader is in a text: what the address names until he moves, then what he has in view. */
export function useParada({ pagina, seletor, linha, parseLugar, toParada }: TextoLido): void {
  const { hash, key } = useLocation()
  const note = useEffectEvent((lugar: number | null) => {
    const parada = toParada(lugar)
    if (parada) noteParada(parada)
  })
  const readAVista = useEffectEvent(() => numeroOf(findLugarAVista(seletor, linha)))
  const readDoEndereco = useEffectEvent(() => (isRestored(key) ? null : parseLugar(hash)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the same page is a new beginning.
  useEffect(() => {
    if (pagina === null) return
    const events = new AbortController()
    const options = { signal: events.signal, passive: true, capture: true }
    const doEndereco = readDoEndereco()
    let isMoved = doEndereco === null
    let lugar = doEndereco
    let isNoted = false
    const begin = () => {
      if (events.signal.aborted) return
      lugar ??= readAVista()
      isNoted = true
      note(lugar)
    }
    // The text has just been drawn: where its places are, is reckoned apart from that.
    void nextTask().then(begin)
    const read = () => {
      const now = isMoved ? readAVista() : lugar
      if (now === lugar) return
      lugar = now
      note(lugar)
    }
    const leitura = createAutosave(read, LEITURA_MS)
    const handleLeave = () => {
      if (document.visibilityState === 'visible') return
      leitura.flush()
      sendParadasOnLeaving()
    }
    const handleGesto = (event: Event) => {
      if (!isFollowing(event)) isMoved = true
    }
    for (const gesto of GESTOS) window.addEventListener(gesto, handleGesto, options)
    window.addEventListener('scroll', () => leitura.schedule(undefined), options)
    document.addEventListener('visibilitychange', handleLeave, options)
    const unlisten = lugarOuvido.subscribe(() => {
      isMoved = true
      leitura.schedule(undefined)
    })
    return () => {
      if (!isNoted) note(lugar)
      unlisten()
      events.abort()
      leitura.cancel()
    }
  }, [pagina, hash])
}

/** Who follows a link has not moved by that. */
function isFollowing({ type, target }: Event): boolean {
  return type === 'pointerdown' && target instanceof Element && target.closest('a') !== null
}

/** The number with which an id ends. */
function numeroOf(element: HTMLElement | null): number | null {
  return Number(element?.id.slice(1)) || null
}
