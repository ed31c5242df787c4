/** A page in the language in which it was written, where the publisher has imported it. */
import type { IdiomaOriginal, PaginaOriginal } from '#contract/original.ts'
import type { PaginaDoPadrao, PaginaDoTexto } from '#contract/padrao-texto.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import {
  findPaginaOriginal,
  listNumerosOriginais,
  listParagrafosOriginais,
  listSecoesOriginais,
} from './originais-repository.ts'
import { readPaginaCompleta } from './pagina.ts'

const IDIOMA: IdiomaOriginal = 'en'

/** A page, and where it can be compared. @throws AppError 404 for a number that is no chapter or question of the standard. */
export async function readPaginaDoPadrao(
  db: Database,
  padrao: Padrao,
  numero: number,
): Promise<PaginaDoPadrao> {
  return addOriginal(db, padrao, await readPaginaCompleta(db, PADROES[padrao].simboloId, numero))
}

/** Says of a page where it can be compared. */
export async function addOriginal(
  db: Database,
  padrao: Padrao,
  pagina: PaginaDoTexto,
): Promise<PaginaDoPadrao> {
  const secoes = await listNumerosOriginais(db, PADROES[padrao].simboloId, pagina.numero, IDIOMA)
  const [first] = secoes
  if (!first) return pagina
  return {
    ...pagina,
    original: { idioma: IDIOMA, ano: first.ano, secoes: secoes.map(({ secao }) => secao) },
  }
}

/** @throws AppError 404 for a page that is not there in another language */
export async function readPaginaOriginal(
  db: Database,
  padrao: Padrao,
  numero: number,
): Promise<PaginaOriginal> {
  const { simboloId } = PADROES[padrao]
  const [pagina, secoes, paragrafos] = await Promise.all([
    findPaginaOriginal(db, simboloId, numero, IDIOMA),
    listSecoesOriginais(db, simboloId, numero, IDIOMA),
    listParagrafosOriginais(db, simboloId, numero, IDIOMA),
  ])
  if (!pagina) throw notFound('Esta página não tem texto em inglês.')
  const bySecao = Map.groupBy(paragrafos, ({ secao }) => secao)
  return {
    ...pagina,
    idioma: IDIOMA,
    secoes: secoes.map((secao) => ({ ...secao, paragrafos: bySecao.get(secao.secao) ?? [] })),
  }
}
