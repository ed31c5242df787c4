/** The edition of the Bible that the reader has chosen, on this device. */
import { create } from 'zustand'
import { SiglaDeEdicao } from '#contract/biblia.ts'
import { readStored, removeStored, writeStored } from '../platform/stored.ts'

const KEY = 'mbw:edicao'

interface EdicaoEscolhida {
  /** Its short name; null for the library's own. */
  readonly sigla: string | null
}

export const useEdicaoEscolhida = create<EdicaoEscolhida>()(() => ({ sigla: readStored(KEY, SiglaDeEdicao) }))

/** Keeps the choice for the next visits. @param sigla null for the library's own */
export function chooseEdicao(sigla: string | null): void {
  useEdicaoEscolhida.setState({ sigla })
  if (sigla === null) removeStored(KEY)
  else writeStored(KEY, sigla)
}
