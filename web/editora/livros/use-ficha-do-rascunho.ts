import type { FichaInteira } from '#contract/editora/ficha.ts'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { type FichaEmEscrita, useFichaEmEscrita } from '../ficha/use-ficha-em-escrita.ts'
import { chavesDoRascunho } from './chaves-do-rascunho.ts'

/** Before a draft was read nothing is known. */
const VAZIA: FichaInteira = {
  titulo: '',
  subtitulo: null,
  autores: [],
  areas_tematicas: [],
  kind: 'artigo',
  lancamento: '',
  ano: null,
  prefacio: null,
}

/** The ficha of a draft while it is written. */
export function useFichaDoRascunho({ id, versao, em_vigor }: RascunhoCompleto): FichaEmEscrita {
  return useFichaEmEscrita({ chave: chavesDoRascunho(id).ficha, versao, emVigor: em_vigor ?? VAZIA })
}
