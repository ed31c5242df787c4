import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../platform/armazenamento.ts'

const KEY = 'mbw:biblia-disposicao'

/** How verses are set: as running text, or one on each line. */
const Disposicao = z.enum(['corrido', 'linhas'])
export type Disposicao = z.infer<typeof Disposicao>

/** The reader's choice, kept on the device; running text at first. */
export function useDisposicao(): [Disposicao, (disposicao: Disposicao) => void] {
  const [disposicao, setDisposicao] = useState(() => readStored(KEY, Disposicao) ?? 'corrido')
  const chooseDisposicao = (escolha: Disposicao) => {
    setDisposicao(escolha)
    writeStored(KEY, escolha)
  }
  return [disposicao, chooseDisposicao]
}
