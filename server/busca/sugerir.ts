/** The reader's query with known words in place of unknown ones. */
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { corrigir } from './consulta/corrigir.ts'
import { melhorCorrecao } from './consulta/melhor-correcao.ts'
import type { Consulta } from './consulta-e-documento.ts'
import { countAchados } from './find-bloco.ts'
import type { Glossario } from './glossario/make-glossario.ts'
import { FONTES_PUBLICAS } from './indice/fontes.ts'
import { indiceOf } from './indice/indice-of.ts'
import { listConhecidas, listParecidas } from './indice/vocabulario-repository.ts'
import type { Memoria } from './memoria/memoria.ts'

/** Shorter words have too many that are like them; longer ones are no words. */
const CORRIGIVEL = /^[a-z]{3,30}$/

interface Desconfiada {
  readonly db: ReadingDatabase
  readonly consulta: Consulta
  readonly glossario: Glossario
  readonly memoria: Memoria | null
}

/** @returns null when every word is known, or none is like those that are not */
export async function sugerir(q: string, desconfiada: Desconfiada): Promise<string | null> {
  const { db, glossario } = desconfiada
  const correcoes = new Map<string, string>()
  for (const forma of await listDesconhecidas(desconfiada)) {
    const parecidas = await listParecidas(db.read, forma)
    const correcao = melhorCorrecao(forma, [...parecidas, ...glossario.palavras.values()])
    if (correcao !== null) correcoes.set(forma, correcao)
  }
  const sugestao = corrigir(q, correcoes)
  return sugestao === q ? null : sugestao
}

interface Procurada {
  db: ReadingDatabase
  consulta: Consulta
  fontes: readonly FonteDaBusca[]
  usuarioId: string | null
}

/** Whether something has all the words. */
export async function encontra({ db, consulta, fontes, usuarioId }: Procurada): Promise<boolean> {
  for (const fonte of fontes) {
    if ((await countAchados({ db, consulta, fonte, usuarioId }, 1)) > 0) return true
  }
  return false
}

/** The words that neither a public text nor the glossary has, in any of their forms. */
async function listDesconhecidas({ db, consulta, glossario, memoria }: Desconfiada): Promise<string[]> {
  const raizes = new Map<string, string | null>()
  for (const termo of consulta.ramos.flatMap(({ termos }) => termos)) {
    if (termo.tipo === 'palavra') raizes.set(termo.forma, termo.raiz)
    if (termo.tipo === 'frase' && termo.por === 'forma') {
      for (const forma of termo.palavras) if (!raizes.has(forma)) raizes.set(forma, null)
    }
  }
  const formas = [...raizes.keys()].filter(
    (forma) => CORRIGIVEL.test(forma) && !glossario.palavras.has(forma) && !memoria?.hasPalavra(forma),
  )
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
  const indice = indiceOf(db.engine)
  for (const fonte of FONTES_PUBLICAS) {
    const expressao = indice.toExpressao({ ramos, excluidos: [], frase: [] }, fonte)
    if (expressao === null) continue
    if ((await indice.count(db.read, { fonte, expressao, usuarioId: null, limite: 1 })) > 0) return true
  }
  return false
}
