import '../styles/volta.css'
import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { useVoltaStore, type Volta } from '../ui/volta-store.ts'

/** How long the way back stands under the bar. */
const VOLTA_MS = 60_000

/** 'Voltar a CFW 8.2', under the bar after a jump: a line of its own, over no text. It takes no focus. */
export function VoltaFaixa() {
  const volta = useVoltaStore((state) => state.volta)
  return volta && <Faixa key={volta.de} volta={volta} />
}

/** Gone, it leaves its room, which scrolls away with the page: the text does not move under the reader's eyes. */
function Faixa({ volta: { nome } }: { volta: Volta }) {
  const navigate = useNavigate()
  const faixa = useRef<HTMLDivElement>(null)
  const [isGone, setIsGone] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => {
      // Whoever is about to use it has it.
      if (!faixa.current?.matches(':hover, :focus-within')) setIsGone(true)
    }, VOLTA_MS)
    return () => clearInterval(timer)
  }, [])

  function handleDismiss() {
    setIsGone(true)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  if (isGone) return <div className="volta-lugar" />
  return (
    <div className="volta-lugar presente" ref={faixa}>
      <section className="page volta" aria-label="Caminho de volta">
        <button type="button" className="btn btn-sm" onClick={() => void navigate(-1)}>
          <ArrowLeft className="i" aria-hidden="true" /> Voltar {nome}
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Dispensar o caminho de volta"
          onClick={handleDismiss}
        >
          <X className="i" />
        </button>
      </section>
    </div>
  )
}
