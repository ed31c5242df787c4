import { useEffect, useRef } from 'react'
import { isNaoEnviado } from '../platform/outbox/nao-enviadas.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { readRascunho } from './rascunhos.ts'

const GUARDADA = 'A nota ficou neste aparelho e será enviada quando a conexão voltar.'
const NAO_SALVA = 'A nota não foi salva. O rascunho ficou guardado neste aparelho.'

/** What a card says of its note, also once it is closed. @param rascunho names the draft */
export function useNotaDoCartao(rascunho: string) {
  const isSaving = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return {
    /** @param salvar resolves with the id of what has the note @throws what `salvar` throws */
    async save(salvar: () => Promise<string>): Promise<void> {
      isSaving.current = true
      try {
        const id = await salvar()
        showSucesso(isNaoEnviado(id) ? GUARDADA : 'Nota salva.')
      } catch (error) {
        if (isLeft.current) showErro(NAO_SALVA)
        throw error
      } finally {
        isSaving.current = false
      }
    },
    /** The reader has closed the card. */
    sayRascunho(): void {
      // While it is being saved there is nothing to say yet.
      if (isSaving.current) return
      // Of the form, which is told by then that it is left.
      setTimeout(() => {
        if (readRascunho(rascunho) !== null) showSucesso(NAO_SALVA)
      })
    },
  }
}
