import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { Consulta, Ramo, Termo } from './consulta-e-documento.ts'
import type { Respostas } from './glossario/respostas-do-glossario.ts'
import type { DocumentoLido } from './indice/documento.ts'
import type { ListaDeNumeros } from './memoria/find-comuns.ts'
import type { Memoria } from './memoria/memoria.ts'
import type { Minhas } from './memoria/minhas.ts'
import type { Tradutor } from './ordem/traduzir.ts'

/** One understood search in one source. */
export interface Escopo {
  readonly db: ReadingDatabase
  readonly consulta: Consulta
  /** The same for all sources. */
  readonly traduzir: Tradutor['traduzir']
  readonly fonte: FonteDaBusca
  readonly usuarioId: string | null
  /** What the glossary answers here. */
  readonly respostas: Respostas
  /** Nothing has the words together: what has any of them. */
  readonly isSolta: boolean
  /** Of the public texts; null while they change. */
  readonly memoria: Memoria | null
  /** What the reader wrote; null when the index must be asked. */
  readonly minhas: Minhas | null
  /** Documents that this search has read, by their numbers. */
  readonly lidos: Map<number, DocumentoLido>
  /** The documents of its terms, as far as it has asked for them; null for one that has too many. */
  readonly dosTermos: Map<Termo, ListaDeNumeros | null>
  /** The documents of its branches, put together from those of their terms. */
  readonly dosRamos: Map<Ramo, ListaDeNumeros>
}
