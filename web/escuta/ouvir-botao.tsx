import { Headphones } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { showErro } from '../ui/banner-store.ts'
import { onIntent } from '../ui/intent.ts'
import { hasFala, ouvirDaqui, usePedidoDeEscuta } from './pedido-de-escuta.ts'
import type { TextoOuvido } from './texto-ouvido.ts'

const importEscuta = () => import('./escuta-aberta.tsx')
type EscutaAberta = Awaited<ReturnType<typeof importEscuta>>['EscutaAberta']

const prefetchEscuta = () => void importEscuta().catch(() => undefined)

interface OuvirBotaoProps {
  readonly texto: TextoOuvido
  readonly className: string
  /** After the picture. */
  readonly children?: ReactNode
}

/** 'Ouvir': reads the open text aloud. What does it comes with its first use. */
export function OuvirBotao({ texto, className, children }: OuvirBotaoProps) {
  const botao = useRef<HTMLButtonElement>(null)
  const [Aberta, setAberta] = useState<EscutaAberta | null>(null)
  const [inicio, setInicio] = useState<{ readonly de: Element | null } | null>(null)
  const { de } = usePedidoDeEscuta()
  const open = useEffectEvent(async (from: Element | null) => {
    // iOS lets a page speak that has spoken within a gesture, and the code may be on its way longer than that lasts.
    if (Aberta === null) speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(''), { volume: 0 }))
    try {
      const { EscutaAberta } = await importEscuta()
      setAberta(() => EscutaAberta)
      setInicio({ de: from })
    } catch {
      showErro('A leitura em voz alta não pôde ser carregada. Verifique a conexão e tente de novo.')
    }
  })
  useEffect(() => {
    if (de === null) return
    ouvirDaqui(null)
    void open(de)
  }, [de])
  if (!hasFala()) return null
  const isPronto = texto.chave !== null
  return (
    <>
      {/* Among icons its room is there before its text, so that nothing moves aside for it. */}
      {(isPronto || !children) && (
        <button
          ref={botao}
          type="button"
          className={className}
          aria-label={children ? undefined : 'Ouvir'}
          title={children ? undefined : 'Ouvir'}
          aria-disabled={!isPronto}
          onClick={() => isPronto && void open(null)}
          {...onIntent(prefetchEscuta)}
        >
          <Headphones className="i" aria-hidden="true" /> {children}
        </button>
      )}
      {Aberta &&
        inicio &&
        createPortal(
          <Aberta
            texto={texto}
            inicio={inicio}
            onClose={() => {
              setInicio(null)
              botao.current?.focus({ preventScroll: true })
            }}
          />,
          document.body,
        )}
    </>
  )
}
