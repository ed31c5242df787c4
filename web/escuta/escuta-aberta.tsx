import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createSessaoDeEscuta } from './sessao-de-escuta.ts'
import type { TextoOuvido } from './texto-ouvido.ts'
import { Tocador } from './tocador.tsx'
import { useVozes } from './use-vozes.ts'

interface EscutaAbertaProps {
  readonly texto: TextoOuvido
  /** Where to begin; another one begins again. */
  readonly inicio: { readonly de: Element | null }
  readonly onClose: () => void
}

/** The reading aloud of the open text, until it is closed or the reader opens another one. */
export function EscutaAberta({ texto, inicio, onClose }: EscutaAbertaProps) {
  const vozes = useVozes(texto.idioma ?? 'pt-BR')
  const latest = useRef({ texto, vozes: vozes ?? [] })
  useLayoutEffect(() => {
    latest.current = { texto, vozes: vozes ?? [] }
  })
  const [sessao] = useState(() =>
    createSessaoDeEscuta({
      readTexto: () => latest.current.texto,
      readVozes: () => latest.current.vozes,
    }),
  )
  useEffect(() => sessao.follow(), [sessao])

  const hasVoz = vozes !== null && vozes.length > 0
  useEffect(() => {
    if (hasVoz) sessao.comecar(inicio.de)
  }, [sessao, hasVoz, inicio])

  const aberto = useRef(texto.chave)
  const handleTexto = useEffectEvent((chave: string) => {
    if (chave === aberto.current) return
    aberto.current = chave
    if (sessao.store.getState().isEsperando) sessao.recomecar()
    else onClose()
  })
  useEffect(() => {
    if (texto.chave !== null) handleTexto(texto.chave)
  }, [texto.chave])

  return <Tocador sessao={sessao} texto={texto} vozes={vozes} onClose={onClose} />
}
