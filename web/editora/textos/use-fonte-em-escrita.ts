import { useEffect, useState } from 'react'
import type { FonteDoTexto } from '#contract/editora/textos.ts'
import { createAutosave } from '../../platform/autosave.ts'
import { flushOnLeave } from '../../platform/flush-on-leave.ts'
import { readLeitor } from '../../platform/leitor.ts'
import { readRascunhoDoTexto, removeRascunhoDoTexto, writeRascunhoDoTexto } from './rascunho-do-texto.ts'

const DELAY_MS = 250

export interface FonteEmEscrita {
  readonly texto: string
  /** Whether it differs from what was opened. */
  readonly isChanged: boolean
  /** It began with a draft of an earlier time; 'antigo': of another version of the text. */
  readonly restored: 'deste' | 'antigo' | null
  readonly change: (texto: string) => void
  /** Goes back to what is published. */
  readonly discard: () => void
  /** It is published: the draft goes. */
  readonly finish: (fonte: FonteDoTexto) => void
}

/** The source of a text while it is written; what is not published stays on the device as a draft. */
export function useFonteEmEscrita(fonte: FonteDoTexto): FonteEmEscrita {
  const { chave } = fonte
  const [email] = useState(() => readLeitor()?.email ?? '')
  const [{ texto, restored }, setState] = useState(() => start(email, fonte))
  const [autosave] = useState(() =>
    createAutosave<{ texto: string; versao: string; base: string }>(({ base, ...rascunho }) => {
      if (rascunho.texto === base) removeRascunhoDoTexto(email, chave)
      else writeRascunhoDoTexto(email, chave, rascunho)
    }, DELAY_MS),
  )
  useEffect(() => flushOnLeave(autosave), [autosave])

  function forget(next: string) {
    autosave.cancel()
    removeRascunhoDoTexto(email, chave)
    setState({ texto: next, restored: null })
  }
  return {
    texto,
    isChanged: texto !== fonte.texto,
    restored,
    change: (next) => {
      autosave.schedule({ texto: next, versao: fonte.versao, base: fonte.texto })
      setState({ texto: next, restored })
    },
    discard: () => forget(fonte.texto),
    finish: (published) => forget(published.texto),
  }
}

function start(email: string, { chave, texto, versao }: FonteDoTexto) {
  const rascunho = readRascunhoDoTexto(email, chave)
  if (rascunho === null || rascunho.texto === texto) return { texto, restored: null } as const
  return { texto: rascunho.texto, restored: rascunho.versao === versao ? 'deste' : 'antigo' } as const
}
