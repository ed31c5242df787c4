/** Which character stands at the reading line; puts it back there when type size, width or orientation change. */

import { lugarOuvido, readLugarOuvido } from '../../ui/lugar-ouvido.ts'
import {
  findPortador,
  firstBelow,
  type PosicaoNoTexto,
  portadorDe,
  portadoresDe,
  rangeOf,
  toPosicao,
} from '../../ui/texto-marcado/posicoes.ts'
import { colocar, isColocada, soltar } from './colocar.ts'

/** The place is told when the scroll has rested this long. */
const REST_MS = 1_500

/** The reading line, from the window's top: the bar and a little more (base.css, `scroll-padding-top`). */
const LINHA_EM_REM = 5.5

const TITULO = 'h2, h3, h4, h5, h6'

/** What only the reader does: scrolling that nobody asked for is no move. */
const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface Ouvintes {
  /**
   * On every move, at most once a frame; null is the beginning of the chapter.
   * @param isFim whether the end of the chapter can be seen
   */
  readonly onPasso: (ponto: PosicaoNoTexto | null, isFim: boolean) => void
  /** The reader has come to rest, or leaves; null is the beginning of the chapter. */
  readonly onParada: (posicao: PosicaoNoTexto | null, isLeaving: boolean) => void
}

/** @param container the whole chapter @param alvo where to begin; null is the top @returns ends it, telling the rest */
export function startRolagem(
  container: HTMLElement,
  alvo: PosicaoNoTexto | null,
  { onPasso, onParada }: Ouvintes,
): () => void {
  let ancora = alvo
  let hasMoved = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const events = new AbortController()
  const { signal } = events

  function place() {
    const portador = ancora && findPortador(container, ancora)
    const top = portador && ancora ? topOf(container, portador, ancora.deslocamento) : null
    colocar(top === null ? 0 : window.scrollY + top - linha())
  }
  function tell() {
    onPasso(ancora, container.getBoundingClientRect().bottom <= window.innerHeight)
  }
  function handleScroll() {
    frame = 0
    if (!hasMoved || isColocada()) return tell()
    soltar()
    pass()
  }
  function pass() {
    ancora = readOuvida(container) ?? readPosicao(container)
    tell()
    clearTimeout(timer)
    timer = setTimeout(() => settle(false), REST_MS)
  }
  function settle(isLeaving: boolean) {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    onParada(ancora, isLeaving)
  }

  place()
  tell()
  const placeAgain = () => {
    if (!hasMoved && !signal.aborted) place()
  }
  // Another font moves the lines; a change of the address scrolls to the top after this was called.
  requestAnimationFrame(placeAgain)
  void document.fonts.ready.then(placeAgain)

  const sizes = new ResizeObserver(
    skipFirst(() => {
      place()
      tell()
    }),
  )
  sizes.observe(container)
  for (const gesto of GESTOS) {
    const handleGesto = () => {
      hasMoved = true
    }
    window.addEventListener(gesto, handleGesto, { signal, passive: true, capture: true })
  }
  window.addEventListener('scroll', () => (frame ||= requestAnimationFrame(handleScroll)), {
    signal,
    passive: true,
  })
  const unlisten = lugarOuvido.subscribe(({ lugar }) => lugar && pass())
  window.addEventListener('pagehide', () => settle(true), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && settle(true), { signal })

  return () => {
    events.abort()
    unlisten()
    sizes.disconnect()
    cancelAnimationFrame(frame)
    settle(true)
  }
}

/** The top of a character's line; of the headings over a paragraph, for its first one. */
function topOf(container: HTMLElement, portador: HTMLElement, deslocamento: number): number {
  let place: Element | Range = rangeOf(portador, deslocamento)
  if (deslocamento > 0) return place.getBoundingClientRect().top
  const block = [...container.children].find((each) => each.contains(portador))
  let over = block?.previousElementSibling
  while (over?.matches(TITULO)) {
    place = over
    over = over.previousElementSibling
  }
  return place.getBoundingClientRect().top
}

function linha(): number {
  return LINHA_EM_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** Where the words begin that are read aloud; null in silence, and for a title. */
function readOuvida(container: HTMLElement): PosicaoNoTexto | null {
  const ouvido = readLugarOuvido()
  const portador = ouvido && container.contains(ouvido.node) ? portadorDe(ouvido.node) : null
  return ouvido && portador && toPosicao(portador, ouvido.node, ouvido.offset)
}

/** Null while the beginning of the text is still below the reading line. */
function readPosicao(container: HTMLElement): PosicaoNoTexto | null {
  const first = portadoresDe(container)[0]
  const line = linha()
  return !first || first.getBoundingClientRect().top >= line - 1 ? null : firstBelow(container, line)
}

/** An observer calls once when it begins. */
function skipFirst(act: () => void): () => void {
  let isFirst = true
  return () => {
    if (!isFirst) act()
    isFirst = false
  }
}
