/** 'Você quis dizer': the reader's query with known words in place of unknown ones, when it then finds something. */
import type { FonteDaBusca } from '#contract/busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { corrigir } from './consulta/corrigir.ts'
import { interpretar } from './consulta/interpretar.ts'
import { melhorCorrecao } from './consulta/melhor-correcao.ts'
import type { Consulta } from './consulta-e-documento.ts'
import { countAchados } from './find-bloco.ts'
import { FONTES_PUBLICAS } from './indice/fontes.ts'
import { indiceOf } from './indice/indice-of.ts'
import { listConhecidas, listParecidas } from './indice/vocabulario-repository.ts'

/** Shorter words have too many that are like them; longer ones are no words. */
const CORRIGIVEL = /^[a-z]{3,30}$/

export interface BuscaASugerir {
  db: ReadingDatabase
  q: string
  consulta: Consulta
  fontes: readonly FonteDaBusca[]
  usuarioId: string | null
}

export async function sugerir({ db, q, consulta, fontes, usuarioId }: BuscaASugerir): Promise<string | null> {
  const correcoes = new Map<string, string>()
  for (const forma of await listDesconhecidas(db, consulta)) {
    const correcao = melhorCorrecao(forma, await listParecidas(db.read, forma))
    if (correcao !== null) correcoes.set(forma, correcao)
  }
  const sugestao = corrigir(q, correcoes)
  const corrigida = sugestao === q ? null : interpretar(sugestao)
  if (!corrigida) return null
  for (const fonte of fontes) {
    if ((await countAchados({ db, consulta: corrigida, fonte, usuarioId }, 1)) > 0) return sugestao
  }
  return null
}

/** The words that no public text has, in any of their forms. */
async function listDesconhecidas(db: ReadingDatabase, { ramos }: Consulta): Promise<string[]> {
  const raizes = new Map<string, string | null>()
  for (const termo of ramos.flatMap(({ termos }) => termos)) {
    if (termo.tipo === 'palavra') raizes.set(termo.forma, termo.raiz)
    if (termo.tipo === 'frase' && termo.por === 'forma') {
      for (const forma of termo.palavras) if (!raizes.has(forma)) raizes.set(forma, null)
    }
  }
  const formas = [...raizes.keys()].filter((forma) => CORRIGIVEL.test(forma))
  const known = await listConhecidas(db.read, formas)
  const unknown: string[] = []
  for (const forma of formas) {
    const raiz = raizes.get(forma) ?? null
    if (!known.has(forma) && (raiz === null || !(await hasRaiz(db, forma, raiz)))) unknown.push(forma)
  }
  return unknown
}

async function hasRaiz(db: ReadingDatabase, forma: string, raiz: string): Promise<boolean> {
  const ramos = [{ termos: [{ tipo: 'palavra' as const, forma, raiz }], sinonimos: [] }]
  const expressao = indiceOf(db.engine).toExpressao({ ramos, excluidos: [], frase: [] })
  if (expressao === null) return false
  for (const fonte of FONTES_PUBLICAS) {
    const procura = { fonte, expressao, usuarioId: null, limite: 1 }
    if ((await indiceOf(db.engine).count(db.read, procura)) > 0) return true
  }
  return false
}
