import type { Harmonia, PontaDaHarmonia, TemaDaHarmonia } from '#contract/harmonias.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import type { Database } from '#server/platform/database.ts'
import { toPontaPagina, toPontasEbook } from './presenter.ts'
import { listEbooksOfTemas, listPaginasOfTemas, listTemaIdsOfPagina, listTemas } from './repository.ts'

/** Every other page and ebook of a page's themes, once, standards by id, ebooks last. @throws AppError 404 */
export async function readHarmonias(db: Database, simboloId: number, numero: number): Promise<Harmonia[]> {
  const pagina = await readPagina(db, simboloId, numero)
  const origem = toPontaPagina({ harmonia_id: 0, simbolo_id: simboloId, ...pagina })
  const temaIds = await listTemaIdsOfPagina(db, simboloId, numero)
  const [paginas, ebooks] = await Promise.all([
    listPaginasOfTemas(db, temaIds),
    listEbooksOfTemas(db, temaIds),
  ])
  const pontas = [...paginas.map(toPontaPagina), ...toPontasEbook(ebooks)]
  return withoutRepeats(pontas)
    .filter((destino) => keyOf(destino) !== keyOf(origem))
    .map((destino) => ({ origem, destino }))
}

/** All themes in the order of the publisher's file, with the pages and ebooks that treat each. */
export async function readTemas(db: Database): Promise<TemaDaHarmonia[]> {
  const temas = await listTemas(db)
  const ids = temas.map(({ id }) => id)
  const [paginas, ebooks] = await Promise.all([listPaginasOfTemas(db, ids), listEbooksOfTemas(db, ids)])
  const paginasByTema = Map.groupBy(paginas, ({ harmonia_id }) => harmonia_id)
  const ebooksByTema = Map.groupBy(ebooks, ({ harmonia_id }) => harmonia_id)
  return temas.map(({ id, tema }) => ({
    id,
    tema,
    pontas: [
      ...(paginasByTema.get(id) ?? []).map(toPontaPagina),
      ...toPontasEbook(ebooksByTema.get(id) ?? []),
    ],
  }))
}

function withoutRepeats(pontas: PontaDaHarmonia[]): PontaDaHarmonia[] {
  return [...new Map(pontas.map((ponta) => [keyOf(ponta), ponta])).values()]
}

function keyOf({ model, id }: PontaDaHarmonia): string {
  return `${model} ${id}`
}
