import '../styles/escuta.css'
import { LocateFixed, Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { describeEscuta, FRASES_DAS_FALHAS } from './describe-escuta.ts'
import { formatVelocidade, OpcoesDaEscuta } from './opcoes-da-escuta.tsx'
import { usePreferenciasDaEscuta } from './preferencias-da-escuta.ts'
import { SemVoz } from './sem-voz.tsx'
import type { SessaoDeEscuta } from './sessao-de-escuta.ts'
import type { TextoOuvido } from './texto-ouvido.ts'

interface TocadorProps {
  readonly sessao: SessaoDeEscuta
  readonly texto: TextoOuvido
  /** Null while they may still come. */
  readonly vozes: readonly SpeechSynthesisVoice[] | null
  readonly onClose: () => void
}

/** The bar at the foot of the window. It says nothing by itself: a voice is speaking already. */
export function Tocador({ sessao, texto, vozes, onClose }: TocadorProps) {
  const { escuta } = sessao
  const { isTocando } = useStore(escuta.store)
  const { isLonge } = useStore(sessao.store)
  const { velocidade } = usePreferenciasDaEscuta()
  const bar = useRef<HTMLElement>(null)
  const tocar = useRef<HTMLButtonElement>(null)
  const opcoes = useId()
  useEffect(() => {
    const first = tocar.current ?? bar.current?.querySelector('button')
    first?.focus({ preventScroll: true })
  }, [])
  useTeclas(bar, escuta.passar, onClose)
  const isMudo = vozes?.length === 0
  return (
    <section ref={bar} className="tocador" data-acompanha="" aria-label="Leitura em voz alta">
      {isLonge && isTocando && (
        <button type="button" className="btn btn-2 voltar-ao-trecho" onClick={sessao.voltar}>
          <LocateFixed className="i" aria-hidden="true" /> Voltar ao trecho
        </button>
      )}
      <div className="tocador-linha">
        {isMudo ? (
          <SemVoz idioma={texto.idioma} />
        ) : (
          <>
            <Acao nome="Frase anterior" onAct={() => escuta.passar(-1)}>
              <SkipBack className="i" />
            </Acao>
            <button
              ref={tocar}
              type="button"
              className="icon-btn tocar"
              aria-label={isTocando ? 'Pausar' : 'Tocar'}
              title={isTocando ? 'Pausar' : 'Tocar'}
              onClick={isTocando ? escuta.pausar : () => escuta.tocar()}
            >
              {isTocando ? <Pause className="i" /> : <Play className="i" />}
            </button>
            <Acao nome="Próxima frase" onAct={() => escuta.passar(1)}>
              <SkipForward className="i" />
            </Acao>
            <Estado sessao={sessao} texto={texto} isProcurando={vozes === null} />
            <button
              type="button"
              className="btn btn-sm velocidade"
              popoverTarget={opcoes}
              aria-label={`Opções da leitura: velocidade ${formatVelocidade(velocidade)}`}
            >
              {formatVelocidade(velocidade)}
            </button>
          </>
        )}
        <Acao nome="Fechar a leitura em voz alta" onAct={onClose}>
          <X className="i" />
        </Acao>
      </div>
      <div id={opcoes} className="pop" popover="auto" role="dialog" aria-label="Opções da leitura">
        <OpcoesDaEscuta sessao={sessao} vozes={vozes ?? []} />
      </div>
    </section>
  )
}

interface AcaoProps {
  readonly nome: string
  readonly onAct: () => void
  readonly children: ReactNode
}

function Acao({ nome, onAct, children }: AcaoProps) {
  return (
    <button type="button" className="icon-btn" aria-label={nome} title={nome} onClick={onAct}>
      {children}
    </button>
  )
}

interface EstadoProps extends Pick<TocadorProps, 'sessao' | 'texto'> {
  readonly isProcurando: boolean
}

function Estado({ sessao, texto, isProcurando }: EstadoProps) {
  const escuta = useStore(sessao.escuta.store)
  const estado = useStore(sessao.store)
  if (escuta.falha !== null) {
    return (
      <p className="tocador-diz falha" role="alert">
        {FRASES_DAS_FALHAS[escuta.falha]}
      </p>
    )
  }
  return (
    <p className="tocador-diz">
      <span className="serif">{texto.titulo}</span>
      <span className="faint">{describeEscuta(escuta, estado, isProcurando)}</span>
    </p>
  )
}

const OWN_ARROWS = 'input, select'

/** Within the bar the arrows move by sentences, not by chapters, and Esc closes it. */
function useTeclas(
  bar: RefObject<HTMLElement | null>,
  passar: SessaoDeEscuta['escuta']['passar'],
  onClose: () => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return
    const isOpen = bar.current?.querySelector('.pop')?.matches(':popover-open') === true
    const act = {
      ArrowLeft: () => passar(-1),
      ArrowRight: () => passar(1),
      Escape: isOpen ? undefined : onClose,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = bar.current
    const listener = (event: KeyboardEvent) => handleKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [bar])
}
