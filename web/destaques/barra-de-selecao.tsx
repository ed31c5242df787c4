import '../styles/destaques.css'
import { Copy, NotebookPen } from 'lucide-react'
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CORES, type CorDoDestaque, type Destaque, MAX_TRECHO } from '#contract/destaques.ts'
import { copyText } from '../platform/copy-text.ts'
import { useMediaQuery } from '../platform/media-query.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { whenPresent } from '../ui/layout/when-present.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'
import { type Selecao, usePassagem } from '../ui/texto-marcado/use-passagem.ts'
import { ROTULOS, readUltimaCor, writeUltimaCor } from './cores.ts'
import { placeBarra } from './posicao-da-barra.ts'

interface BarraDeSelecaoProps {
  /** The text whose words can be highlighted. */
  readonly container: RefObject<HTMLElement | null>
  /** @returns the highlight as it is shown at once */
  readonly onMarcar: (passagem: Passagem, cor: CorDoDestaque) => Destaque
  readonly onAnotar: (destaque: Destaque) => void
}

/** What can be done with selected words, beside them; at the foot of the window where fingers select. */
export function BarraDeSelecao({ container, onMarcar, onAnotar }: BarraDeSelecaoProps) {
  const selecao = usePassagem(container)
  return selecao && <Barra selecao={selecao} container={container} onMarcar={onMarcar} onAnotar={onAnotar} />
}

function Barra({ selecao, container, onMarcar, onAnotar }: BarraDeSelecaoProps & { selecao: Selecao }) {
  const bar = useRef<HTMLDivElement>(null)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const place = usePlace(bar, selecao.caixa, isTouch)
  const { passagem } = selecao

  /** @param isByKey the focus goes on from the highlight, which also says what was done */
  function marcar(cor: CorDoDestaque, isByKey = false): Destaque | null {
    if (passagem.trecho.length > MAX_TRECHO) {
      showErro('O trecho é longo demais para um destaque. Escolha até 5.000 caracteres.')
      return null
    }
    const hadFocus = bar.current?.contains(document.activeElement)
    const destaque = onMarcar(passagem, cor)
    writeUltimaCor(cor)
    document.getSelection()?.removeAllRanges()
    if (hadFocus || isByKey) focusDestaque(container.current, destaque.id)
    return destaque
  }
  function anotar() {
    const destaque = marcar(readUltimaCor())
    if (destaque) onAnotar(destaque)
  }
  async function copiar() {
    const isCopied = await copyText(passagem.trecho)
    if (isCopied) showSucesso('Trecho copiado.')
    else showErro('O navegador não deixou copiar o trecho.')
  }
  useTeclas(bar, () => marcar(readUltimaCor(), true))

  return (
    <div
      ref={bar}
      className={isTouch ? 'selecao em-baixo' : 'selecao'}
      style={place}
      role="toolbar"
      aria-label="Trecho selecionado"
      // The press would take the selection away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {CORES.map((cor) => (
        <button
          key={cor}
          type="button"
          className="icon-btn"
          aria-label={`Destacar em ${ROTULOS[cor].toLowerCase()}`}
          title={ROTULOS[cor]}
          onClick={() => marcar(cor)}
        >
          <span className="amostra" data-cor={cor} />
        </button>
      ))}
      <button type="button" className="icon-btn" aria-label="Anotar" title="Anotar" onClick={anotar}>
        <NotebookPen className="i" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Copiar"
        title="Copiar"
        onClick={() => void copiar()}
      >
        <Copy className="i" />
      </button>
    </div>
  )
}

/** Measured before it is seen: beside the words, never over them where there is room. */
function usePlace(bar: RefObject<HTMLElement | null>, caixa: DOMRect, isTouch: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    if (!bar.current) return
    const size = bar.current.getBoundingClientRect()
    const window = { width: document.documentElement.clientWidth, height: globalThis.innerHeight }
    setPlace(isTouch ? {} : placeBarra(caixa, size, window, 72))
  }, [bar, caixa, isTouch])
  return place
}

/** 'D' marks in the last colour; Tab goes from the selected words to the toolbar; Esc lets them go. */
function useTeclas(bar: RefObject<HTMLElement | null>, marcar: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
    const isInside = bar.current?.contains(document.activeElement) ?? false
    if (event.key === 'Escape') document.getSelection()?.removeAllRanges()
    else if (event.key.toLowerCase() === 'd') marcar()
    else if (event.key === 'Tab' && !event.shiftKey && !isInside)
      bar.current?.querySelector('button')?.focus()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** The toolbar goes with the selection; who came to it by the keyboard goes on from the highlight. */
function focusDestaque(container: HTMLElement | null, id: string): void {
  if (container) whenPresent(container, `[data-abre="${id}"]`, (abrir) => abrir.focus())
}
