import type { PaginaDoTexto, TextoCompleto } from '#contract/padrao-texto.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { readPartes } from './pagina.ts'
import { toSimbolo } from './presenter.ts'
import { listPaginas, listSecoesOfSimbolo, listSimbolos } from './repository.ts'

/** Sections in one `IN` list; SQLite takes up to 32,766 parameters and the largest standard has 196. */
export async function readTextoCompleto(db: Database, padrao: Padrao): Promise<TextoCompleto> {
  const simboloId = PADROES[padrao].simboloId
  const [simbolos, paginas, secoes] = await Promise.all([
    listSimbolos(db),
    listPaginas(db, simboloId),
    listSecoesOfSimbolo(db, simboloId),
  ])
  const simbolo = simbolos.find(({ id }) => id === simboloId)
  if (!simbolo) throw notFound('Os padrões ainda não foram importados.')
  const partes = await readPartes(
    db,
    secoes.map(({ id }) => id),
  )
  const secoesByNumero = Map.groupBy(secoes, ({ numero }) => numero)
  return {
    simbolo: toSimbolo(simbolo),
    paginas: paginas.map(
      (pagina): PaginaDoTexto => ({
        ...pagina,
        secoes: (secoesByNumero.get(pagina.numero) ?? []).map((secao) => ({
          ...secao,
          partes: partes.get(secao.id) ?? [],
        })),
      }),
    ),
  }
}
