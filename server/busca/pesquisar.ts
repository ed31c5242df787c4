import type { GrupoDaBusca, PalavrasDoGrupo, ResultadoDaBusca } from '#contract/busca.ts'
import { type FonteDaBusca, MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import type { Consulta } from './consulta-e-documento.ts'
import { encodeCursor, type LugarNaBusca, type ModoDaBusca } from './cursor.ts'
import type { Escopo } from './escopo.ts'
import { countAchados, type DocumentoAchado, findBloco } from './find-bloco.ts'
import type { VerbeteAchado } from './glossario/find-verbetes.ts'
import { respostasDoGlossario } from './glossario/respostas-do-glossario.ts'
import type { DocumentoMostrado } from './memoria/documento-analisado.ts'
import type { Memoria } from './memoria/memoria.ts'
import type { Minhas } from './memoria/minhas.ts'
import { ordenarGrupos } from './ordem/grupos.ts'
import { listLugares } from './ordem/lugares.ts'
import { createTradutor } from './ordem/traduzir.ts'
import { toResultado } from './presenter.ts'
import { readMostrados } from './read-documentos.ts'
import { listLeituraIds } from './repository.ts'

interface PedidoDePesquisa {
  readonly consulta: Consulta
  readonly modo: ModoDaBusca
  /** What the glossary says to it. */
  readonly verbetes: readonly VerbeteAchado[]
  readonly fontes: readonly FonteDaBusca[]
  readonly limite: number
  readonly lugar: LugarNaBusca | null
  readonly usuarioId: string | null
  readonly memoria: Memoria | null
  readonly minhas: Minhas | null
}

export interface Pesquisa {
  readonly grupos: GrupoDaBusca[]
  /** Share of what was asked for that the best hit has, up to 1; 0 when there is none. */
  readonly cobertura: number
}

/** One understood search over some sources: a page of hits of each. */
export async function pesquisar(db: ReadingDatabase, pedido: PedidoDePesquisa): Promise<Pesquisa> {
  const { consulta, modo, verbetes, fontes, limite, usuarioId, memoria, minhas } = pedido
  const tradutor = createTradutor(consulta)
  const lugar = pedido.lugar ?? { depois: -1, pular: 0, modo }
  // PostgreSQL looks in all sources at once.
  const lidos = await Promise.all(
    fontes.map(async (fonte) => {
      const respostas = respostasDoGlossario(verbetes, fonte)
      const what = {
        consulta,
        traduzir: tradutor.traduzir,
        fonte,
        usuarioId,
        respostas,
        isSolta: modo.isSolta,
      }
      const kept = { lidos: new Map(), dosTermos: new Map(), dosRamos: new Map() }
      const escopo: Escopo = { db, ...what, memoria, minhas, ...kept }
      const pagina = await readPagina(escopo, lugar, limite)
      const [first] = pagina.achados
      return first ? [{ fonte, melhor: first.avaliacao, grupo: await toGrupo(escopo, pagina) }] : []
    }),
  )
  tradutor.end()
  const grupos = ordenarGrupos(consulta, lidos.flat())
  return {
    grupos: grupos.map(({ grupo }) => grupo),
    cobertura: Math.max(0, ...grupos.map(({ melhor }) => melhor.cobertura)),
  }
}

interface Pagina {
  achados: readonly DocumentoAchado[]
  proximo: LugarNaBusca | null
  /** Hits of all pages, counting up to MAX_CONTAGEM + 1; null when this page does not tell. */
  total: number | null
  /** Share of what was asked for that the best hit of all pages has. */
  cobertura: number
}

/** Hits from a place on, through as many blocks as it takes. */
async function readPagina(escopo: Escopo, inicio: LugarNaBusca, limite: number): Promise<Pagina> {
  const achados: DocumentoAchado[] = []
  let lugar = inicio
  let total: number | null = null
  // Only when all hits fit into the first block can there be none that has everything.
  let cobertura = inicio.depois === -1 ? 0 : 1
  for (;;) {
    const bloco = await findBloco(escopo, lugar.depois)
    total ??= bloco.total
    cobertura = Math.max(cobertura, ...bloco.achados.slice(0, 1).map(({ avaliacao }) => avaliacao.cobertura))
    const end = lugar.pular + limite - achados.length
    achados.push(...bloco.achados.slice(lugar.pular, end))
    if (end < bloco.achados.length) return { achados, proximo: { ...lugar, pular: end }, total, cobertura }
    if (bloco.ultimo === null) return { achados, proximo: null, total, cobertura }
    lugar = { ...lugar, depois: bloco.ultimo, pular: 0 }
    if (achados.length === limite) return { achados, proximo: lugar, total, cobertura }
  }
}

async function toGrupo(
  escopo: Escopo,
  { achados, proximo, total, cobertura }: Pagina,
): Promise<GrupoDaBusca> {
  const { db, fonte, usuarioId, minhas } = escopo
  const mostrados = await readMostrados(
    escopo,
    achados.map(({ analisado }) => analisado),
  )
  const leituraIds = minhas?.leituraIds ?? (await listLeituraIds(db, usuarioId, listEbookIds(mostrados)))
  const resultados: ResultadoDaBusca[] = []
  for (const [index, { analisado, traduzida }] of achados.entries()) {
    const mostrado = mostrados[index]
    // A text that went meanwhile is left out.
    if (!mostrado) continue
    resultados.push(toResultado(mostrado, listLugares(traduzida, analisado), leituraIds))
  }
  const counted = total ?? (await countAchados(escopo, MAX_CONTAGEM + 1))
  return {
    fonte,
    palavras: palavrasDe(cobertura),
    total: Math.min(counted, MAX_CONTAGEM),
    ha_mais: counted > MAX_CONTAGEM,
    resultados,
    cursor: proximo && encodeCursor(fonte, proximo),
  }
}

function listEbookIds(mostrados: readonly (DocumentoMostrado | undefined)[]): number[] {
  const ids = mostrados.flatMap((each) => (each && 'ebookId' in each.lido ? each.lido.ebookId : []))
  return [...new Set(ids)]
}

function palavrasDe(cobertura: number): PalavrasDoGrupo {
  if (cobertura === 1) return 'todas'
  return cobertura > 0.5 ? 'maioria' : 'algumas'
}
