import type { FichaInteira } from '#contract/editora/ficha.ts'
import { useFonteEmEscrita } from '../use-fonte-em-escrita.ts'
import {
  type FormularioDaFicha,
  readFormulario,
  toFormulario,
  writeFormulario,
} from './formulario-da-ficha.ts'

interface FichaDe {
  /** Names its draft on the device. */
  readonly chave: string
  readonly versao: number
  readonly emVigor: FichaInteira
}

export interface FichaEmEscrita {
  readonly formulario: FormularioDaFicha
  readonly isChanged: boolean
  readonly restored: 'deste' | 'antigo' | null
  readonly change: (formulario: FormularioDaFicha) => void
  readonly discard: () => void
}

/** The ficha of a book or a draft while it is written; what is not saved stays on the device. */
export function useFichaEmEscrita({ chave, versao, emVigor }: FichaDe): FichaEmEscrita {
  const base = toFormulario(emVigor)
  const escrita = useFonteEmEscrita({ chave, versao: String(versao), texto: writeFormulario(base) })
  return {
    formulario: readFormulario(escrita.texto) ?? base,
    isChanged: escrita.isChanged,
    restored: escrita.restored,
    change: (formulario) => escrita.change(writeFormulario(formulario)),
    discard: escrita.discard,
  }
}
