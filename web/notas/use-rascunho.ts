import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createAutosave } from '../platform/autosave.ts'
import { flushOnLeave } from '../platform/flush-on-leave.ts'
import { readLeitor } from '../platform/leitor.ts'
import { type AlvoDaNota, isSameTexto, isVazia, type NotaEmEscrita, startEscrita } from './nota-em-escrita.ts'
import {
  listRascunhos,
  rascunhoKey,
  readRascunho,
  removeRascunho,
  subscribeToRascunhos,
  writeRascunho,
} from './rascunhos.ts'
import type { NotaAberta } from './use-nota-aberta.ts'

/** A draft is on the device this many ms after the first unsaved letter. */
const DELAY_MS = 250

/** What is being written, and its draft on the device. */
export interface RascunhoDaNota {
  /** What the form began with: what is saved, or a draft of an earlier time. */
  readonly inicio: NotaEmEscrita
  readonly edicao: NotaEmEscrita
  /** Whether it began with a draft of an earlier time. */
  readonly isRestored: boolean
  /** Whether a new note has nothing of the reader's in it. */
  readonly isVazia: boolean
  readonly change: (change: Partial<NotaEmEscrita>) => void
  /** Goes back to what is saved (or to an empty note) and removes the draft. */
  readonly discard: () => void
  /** It is saved: the draft goes. @param enviada what was, of a form that was left: words of another form since stay */
  readonly finish: (enviada?: NotaEmEscrita) => void
  /** The form is being left: what is not saved stays as a draft. @returns where it stays; null for nothing to keep */
  readonly keep: () => 'aparelho' | 'pagina' | null
}

/** The text of an edit, which is kept as a draft while it is written. */
export function useRascunho(alvo: AlvoDaNota): RascunhoDaNota {
  // Of the moment of opening: the session may end while the reader writes, and the note may be fetched again.
  const [key] = useState(() => rascunhoKey(readLeitor()?.email ?? '', alvo))
  const [base] = useState(() => startEscrita(alvo))
  const [inicio] = useState(() => start(key, base))
  const [{ edicao, isRestored }, setState] = useState(inicio)
  const [salva] = useState(() => (isRestored && isSameTexto(edicao, base) ? null : base))
  const [autosave] = useState(() =>
    createAutosave<NotaEmEscrita>((next) => keepOrRemove(key, next, salva), DELAY_MS),
  )
  useEffect(() => flushOnLeave(autosave), [autosave])

  return {
    inicio: inicio.edicao,
    edicao,
    isRestored,
    isVazia: isVazia(edicao) || (alvo.nota === null && isSameTexto(edicao, base)),
    change: (change) => {
      const next = { ...edicao, ...change }
      autosave.schedule(next)
      setState({ edicao: next, isRestored })
    },
    discard: () => {
      autosave.cancel()
      removeRascunho(key)
      setState({ edicao: base, isRestored: false })
    },
    finish: (enviada) => {
      autosave.cancel()
      const rascunho = readRascunho(key)
      if (!enviada || (rascunho && isSameTexto(rascunho, enviada))) removeRascunho(key)
    },
    keep: () => {
      autosave.cancel()
      return keepOrRemove(key, edicao, salva)
    },
  }
}

function start(key: string, base: NotaEmEscrita): { edicao: NotaEmEscrita; isRestored: boolean } {
  const rascunho = readRascunho(key)
  const isRestored = rascunho !== null && !isVazia(rascunho) && !isSaved(rascunho, base)
  return { edicao: isRestored ? rascunho : base, isRestored }
}

/**
 * A draft that says what is saved has nothing to add, and its version is an old one. That of the same version says what
 * waited when the list was read and was refused since: it is nowhere else.
 */
function isSaved(rascunho: NotaEmEscrita, base: NotaEmEscrita): boolean {
  return isSameTexto(rascunho, base) && (base.versao === null || rascunho.versao !== base.versao)
}

/** @param salva what needs no draft; null when nothing that the form knows is saved */
function keepOrRemove(
  key: string,
  edicao: NotaEmEscrita,
  salva: NotaEmEscrita | null,
): 'aparelho' | 'pagina' | null {
  if ((salva && isSameTexto(edicao, salva)) || isVazia(edicao)) {
    removeRascunho(key)
    return null
  }
  return writeRascunho(key, edicao) ? 'aparelho' : 'pagina'
}

/** The reader's drafts on this device, as they come and go, without the open form's, which needs no notice. */
export function useRascunhoKeys(email: string, aberta: NotaAberta | null): ReadonlySet<string> {
  const keys = useSyncExternalStore(subscribeToRascunhos, () => listRascunhos(email))
  const emEdicao = aberta?.acao === 'editar' ? rascunhoKey(email, aberta.alvo) : ''
  return useMemo(() => new Set(keys.split('\n').filter((key) => key !== emEdicao)), [keys, emEdicao])
}
