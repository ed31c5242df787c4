import { Copy, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface BarraDeMarcadosProps {
  /** 'João 3.16–18'. */
  readonly referencia: string
  /** The number that was chosen last, whose verse stays in sight; null when the address marked them. */
  readonly escolhido: number | null
  readonly onCopy: () => void
  readonly onClear: () => void
  /** What else can be done. */
  readonly mais: ReactNode
  /** What marks them for good. */
  readonly marcar: ReactNode
}

/** What can be done with the marked verses; it stays in sight while their chapter is. Esc closes it. */
export function BarraDeMarcados(props: BarraDeMarcadosProps) {
  const { referencia, escolhido, onCopy, onClear, mais, marcar } = props
  const barra = useRef<HTMLElement>(null)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog, a menu or the toolbar of selected words closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || hasOtherOpen()) return
    event.preventDefault()
    onClear()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    const verso = escolhido === null ? null : document.getElementById(`v${escolhido}`)
    if (verso && barra.current) showAbove(barra.current, verso)
  }, [escolhido])
  return (
    <section ref={barra} className="marcados" aria-label="Versículos marcados">
      <p aria-live="polite">{referencia}</p>
      <div>
        <button type="button" className="btn btn-sm" onClick={onCopy}>
          <Copy className="i" aria-hidden="true" /> Copiar
        </button>
        {mais}
        <button type="button" className="btn btn-sm" aria-label="Limpar" onClick={onClear}>
          <X className="i" aria-hidden="true" /> <span className="rotulo-largo">Limpar</span>
        </button>
      </div>
      {marcar}
    </section>
  )
}

function hasOtherOpen(): boolean {
  if (document.querySelector('dialog[open], [role="menu"], .selecao')) return true
  return 'showPopover' in HTMLElement.prototype && document.querySelector(':popover-open') !== null
}

/** Between the verse and the bar. */
const FOLGA = 8

/** The bar may have come to stand over the verse: the page moves as far as the verse's beginning stays in sight. */
function showAbove(barra: HTMLElement, verso: HTMLElement): void {
  const { top, bottom } = verso.getBoundingClientRect()
  const covered = bottom - barra.getBoundingClientRect().top
  const room = top - Number.parseFloat(getComputedStyle(verso).scrollMarginTop)
  if (covered > 0 && room > 0) window.scrollBy({ top: Math.min(covered + FOLGA, room), behavior: 'instant' })
}
