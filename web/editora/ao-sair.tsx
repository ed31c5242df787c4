import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showSucesso } from '../ui/banner-store.ts'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'

interface AoSairProps {
  readonly isChanged: boolean
  readonly frases?: {
    readonly titulo: string
    readonly texto: string
    /** Once it was left. */
    readonly aviso: string
  }
}

const DO_TEXTO = {
  titulo: 'Sair sem publicar?',
  texto: 'O que você escreveu fica guardado como rascunho neste aparelho, e os leitores não o veem.',
  aviso: 'O texto não foi publicado. O rascunho ficou guardado neste aparelho.',
}

/** Asks before a link leads away from a text that is not published, and says where it stays when the page is left. */
export function AoSair({ isChanged, frases = DO_TEXTO }: AoSairProps) {
  const navigate = useNavigate()
  const [destino, setDestino] = useState<string | null>(null)
  useAvisoAoSair(isChanged, frases.aviso)

  useEffect(() => {
    if (!isChanged) return
    // Before the router's own links hear of it.
    const handleClick = (event: MouseEvent) => {
      const to = destinoOf(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setDestino(to)
    }
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [isChanged])

  if (destino === null) return null
  return (
    <QuestaoDialog
      titulo={frases.titulo}
      texto={frases.texto}
      rotulos={{ sim: 'Sair', nao: 'Continuar aqui' }}
      onSim={(close) => {
        close()
        void navigate(destino)
      }}
      onClose={() => setDestino(null)}
    />
  )
}

function useAvisoAoSair(isChanged: boolean, aviso: string): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    last.current = isChanged ? aviso : null
  }, [isChanged, aviso])
  useEffect(
    () => () => {
      if (last.current !== null) showSucesso(last.current)
    },
    [],
  )
}

/** Another page of the app that a click on a link would open here. */
function destinoOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  if (!link || !isPlain || link.target === '_blank' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
