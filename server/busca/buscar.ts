/** One search from the words of a reader to the answer. Runs in a thread of its own (busca-worker.ts). */
import type { RespostaDaBusca } from '#contract/busca.ts'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { interpretar } from './consulta/interpretar.ts'
import type { Consulta } from './consulta-e-documento.ts'
import type { LugarNaBusca, ModoDaBusca } from './cursor.ts'
import { type EstadoDaBusca, listVazias } from './estado.ts'
import { findVerbetes } from './glossario/find-verbetes.ts'
import type { Glossario } from './glossario/make-glossario.ts'
import { readGlossario } from './glossario/read-glossario.ts'
import { type Memoria, memoriaOf } from './memoria/memoria.ts'
import { type Minhas, recallMinhas } from './memoria/minhas.ts'
import { type Pesquisa, pesquisar } from './pesquisar.ts'
import { encontra, sugerir } from './sugerir.ts'

export interface PedidoDeBusca {
  q: string
  fontes: readonly FonteDaBusca[]
  limite: number
  /** The words as they are typed, also when others find more. */
  isLiteral: boolean
  /** Where the page before ended; null for the first one. */
  lugar: LugarNaBusca | null
  /** Whose notes and readings, and as things stood when the call came. */
  estado: EstadoDaBusca
}

/** Why there is nothing to search for: no word at all, or only words that must not be there. */
export type SemBusca = 'sem_palavras' | 'so_excluidas'

export async function buscar(
  db: ReadingDatabase,
  pedido: PedidoDeBusca,
): Promise<RespostaDaBusca | SemBusca> {
  const consulta = interpretar(pedido.q)
  if (!consulta) return 'sem_palavras'
  if (consulta.ramos.length === 0) return 'so_excluidas'
  const { estado } = pedido
  const glossario = await readGlossario(db, estado.glossario)
  const memoria = estado.isImportando ? null : memoriaOf(db, estado.marca)
  const minhas =
    estado.isImportando || !estado.leitor ? null : await recallMinhas(db, estado.leitor, estado.marca)
  const vazias = listVazias(estado)
  const fontes = pedido.fontes.filter((fonte) => !vazias.includes(fonte))
  const usuarioId = estado.leitor?.usuarioId ?? null
  const busca = { db, pedido, usuarioId, fontes, consulta, glossario, memoria, minhas }
  return pedido.lugar ? goOn(busca, pedido.lugar.modo) : begin(busca)
}

interface Busca {
  readonly db: ReadingDatabase
  readonly pedido: PedidoDeBusca
  readonly usuarioId: string | null
  /** Those in which there is something. */
  readonly fontes: readonly FonteDaBusca[]
  readonly consulta: Consulta
  readonly glossario: Glossario
  readonly memoria: Memoria | null
  readonly minhas: Minhas | null
}

/** The first page: with the words as typed, or with those of the suggestion when these find more. */
async function begin(busca: Busca): Promise<RespostaDaBusca> {
  const { db, pedido, usuarioId } = busca
  const typed = await findMost(busca, false)
  if (typed.cobertura === 1) return { sugestao: null, da_sugestao: false, grupos: typed.grupos }
  const sugestao = await sugerir(pedido.q, busca)
  const corrigida = sugestao === null ? null : interpretar(sugestao)
  if (!corrigida) return { sugestao: null, da_sugestao: false, grupos: typed.grupos }
  if (pedido.isLiteral) {
    const isUseful = await encontra({ db, consulta: corrigida, fontes: pedido.fontes, usuarioId })
    return { sugestao: isUseful ? sugestao : null, da_sugestao: false, grupos: typed.grupos }
  }
  const found = await findMost({ ...busca, consulta: corrigida }, true)
  return found.cobertura > typed.cobertura
    ? { sugestao, da_sugestao: true, grupos: found.grupos }
    : { sugestao: null, da_sugestao: false, grupos: typed.grupos }
}

/** A further page of the search that the first one has shown. */
async function goOn(busca: Busca, modo: ModoDaBusca): Promise<RespostaDaBusca> {
  const { pedido } = busca
  if (!modo.isSugestao) return { ...NONE, grupos: (await find(busca, modo)).grupos }
  const sugestao = await sugerir(pedido.q, busca)
  const corrigida = sugestao === null ? null : interpretar(sugestao)
  if (!corrigida) return NONE
  return { sugestao, da_sugestao: true, grupos: (await find({ ...busca, consulta: corrigida }, modo)).grupos }
}

const NONE: RespostaDaBusca = { sugestao: null, da_sugestao: false, grupos: [] }

/** What has all the words or most of them; when there is nothing of the kind anywhere, what has any of them. */
async function findMost(busca: Busca, isSugestao: boolean): Promise<Pesquisa> {
  const found = await find(busca, { isSugestao, isSolta: false })
  return found.grupos.length > 0 ? found : find(busca, { isSugestao, isSolta: true })
}

function find(busca: Busca, modo: ModoDaBusca): Promise<Pesquisa> {
  const { db, pedido, usuarioId, fontes, consulta, glossario, memoria, minhas } = busca
  return pesquisar(db, {
    limite: pedido.limite,
    lugar: pedido.lugar,
    usuarioId,
    fontes,
    consulta,
    modo,
    memoria,
    minhas,
    verbetes: findVerbetes(consulta, glossario),
  })
}
