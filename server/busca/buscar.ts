/** One search from the words of a reader to the answer. Runs in a thread of its own (busca-worker.ts). */
import { type FonteDaBusca, type GrupoDaBusca, MAX_CONTAGEM, type RespostaDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { interpretar } from './consulta/interpretar.ts'
import { encodeCursor, type LugarNaBusca } from './cursor.ts'
import { countAchados, type DocumentoAchado, type Escopo, findBloco } from './find-bloco.ts'
import { ordenarGrupos } from './ordem/grupos.ts'
import { toResultado } from './presenter.ts'
import { listLeituraIds } from './repository.ts'
import { sugerir } from './sugerir.ts'

export interface PedidoDeBusca {
  q: string
  fontes: readonly FonteDaBusca[]
  limite: number
  /** Where the page before ended; null for the first one. */
  lugar: LugarNaBusca | null
  /** Whose notes and readings; null for a visitor. */
  usuarioId: string | null
}

/** Why there is nothing to search for: no word at all, or only words that must not be there. */
export type SemBusca = 'sem_palavras' | 'so_excluidas'

export async function buscar(
  db: ReadingDatabase,
  { q, fontes, limite, lugar, usuarioId }: PedidoDeBusca,
): Promise<RespostaDaBusca | SemBusca> {
  const consulta = interpretar(q)
  if (!consulta) return 'sem_palavras'
  if (consulta.ramos.length === 0) return 'so_excluidas'
  // PostgreSQL looks in all sources at once.
  const lidos = await Promise.all(
    fontes.map(async (fonte) => {
      const escopo = { db, consulta, fonte, usuarioId }
      const pagina = await readPagina(escopo, lugar ?? { depois: -1, pular: 0 }, limite)
      const [first] = pagina.achados
      return first ? [{ fonte, melhor: first.avaliacao, grupo: await toGrupo(escopo, pagina) }] : []
    }),
  )
  return {
    sugestao: lugar ? null : await sugerir({ db, q, consulta, fontes, usuarioId }),
    grupos: ordenarGrupos(consulta, lidos.flat()).map(({ grupo }) => grupo),
  }
}

interface Pagina {
  achados: readonly DocumentoAchado[]
  proximo: LugarNaBusca | null
  /** Hits of all pages, counting up to MAX_CONTAGEM + 1; null when this page does not tell. */
  total: number | null
}

/** Hits from a place on, through as many blocks as it takes. */
async function readPagina(escopo: Escopo, inicio: LugarNaBusca, limite: number): Promise<Pagina> {
  const achados: DocumentoAchado[] = []
  let lugar = inicio
  let total: number | null = null
  for (;;) {
    const bloco = await findBloco(escopo, lugar.depois)
    total ??= bloco.total
    const end = lugar.pular + limite - achados.length
    achados.push(...bloco.achados.slice(lugar.pular, end))
    if (end < bloco.achados.length) return { achados, proximo: { ...lugar, pular: end }, total }
    if (bloco.ultimo === null) return { achados, proximo: null, total }
    lugar = { depois: bloco.ultimo, pular: 0 }
    if (achados.length === limite) return { achados, proximo: lugar, total }
  }
}

async function toGrupo(escopo: Escopo, { achados, proximo, total }: Pagina): Promise<GrupoDaBusca> {
  const { db, fonte, usuarioId } = escopo
  const ebookIds = achados.flatMap(({ documento }) => (documento.fonte === 'ebooks' ? documento.ebookId : []))
  const leituraIds = await listLeituraIds(db, usuarioId, [...new Set(ebookIds)])
  const counted = total ?? (await countAchados(escopo, MAX_CONTAGEM + 1))
  return {
    fonte,
    total: Math.min(counted, MAX_CONTAGEM),
    ha_mais: counted > MAX_CONTAGEM,
    resultados: achados.map((achado) => toResultado(achado, leituraIds)),
    cursor: proximo && encodeCursor(fonte, proximo),
  }
}
