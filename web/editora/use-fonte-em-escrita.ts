import { useEffect, useState } from 'react'
import { createAutosave } from '../platform/autosave.ts'
import { flushOnLeave } from '../platform/flush-on-leave.ts'
import { readLeitor } from '../platform/leitor.ts'
import { readRascunhoDoTexto, removeRascunhoDoTexto, writeRascunhoDoTexto } from './rascunho-do-texto.ts'

const DELAY_MS = 250

/** What is edited. */
interface FonteAEscrever {
  /** Names its draft. */
  readonly chave: string
  readonly texto: string
  readonly versao: string
}

export interface FonteEmEscrita {
  readonly texto: string
  /** Whether it differs from what was opened. */
  readonly isChanged: boolean
  /** It began with a draft of an earlier time; 'antigo': it was written on another text than the one of now. */
  readonly restored: 'deste' | 'antigo' | null
  readonly change: (texto: string) => void
  /** It is published, or given up: the draft goes. */
  readonly discard: () => void
}

interface Escrita {
  readonly escrito: string | null
  /** The text on which it was begun here. */
  readonly base: string | null
  readonly restored: FonteEmEscrita['restored']
}

/** The source of a text while it is written; what is not published stays on the device as a draft. */
export function useFonteEmEscrita(fonte: FonteAEscrever): FonteEmEscrita {
  const { chave } = fonte
  const [email] = useState(() => readLeitor()?.email ?? '')
  const [{ escrito, base, restored }, setState] = useState<Escrita>(() => start(email, fonte))
  const texto = escrito ?? fonte.texto
  const [autosave] = useState(() =>
    createAutosave<{ texto: string; versao: string; base: string }>(({ base, ...rascunho }) => {
      if (rascunho.texto === base) removeRascunhoDoTexto(email, chave)
      else writeRascunhoDoTexto(email, chave, rascunho)
    }, DELAY_MS),
  )
  useEffect(() => flushOnLeave(autosave), [autosave])

  return {
    texto,
    isChanged: texto !== fonte.texto,
    restored: base !== null && base !== fonte.texto && texto !== fonte.texto ? 'antigo' : restored,
    change: (next) => {
      autosave.schedule({ texto: next, versao: fonte.versao, base: fonte.texto })
      setState({ escrito: next, base: base ?? fonte.texto, restored })
    },
    discard: () => {
      autosave.cancel()
      removeRascunhoDoTexto(email, chave)
      setState(NADA)
    },
  }
}

/** Nothing of its own: it follows what is published. */
const NADA: Escrita = { escrito: null, base: null, restored: null }

function start(email: string, { chave, texto, versao }: FonteAEscrever): Escrita {
  const rascunho = readRascunhoDoTexto(email, chave)
  if (rascunho === null || rascunho.texto === texto) return NADA
  return { escrito: rascunho.texto, base: texto, restored: rascunho.versao === versao ? 'deste' : 'antigo' }
}
