import type { DadosDaPagina, Mbw } from '#contract/mbw.ts'
import type { AssinaturasDeps } from '#server/assinaturas/assinaturas-deps.ts'
import { readOferta } from '#server/assinaturas/planos-service.ts'
import { createCatalogo } from '#server/ebooks/catalogo.ts'
import { countEbooks, readUltimosLancamentos } from '#server/ebooks/service.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { toInstalacao } from '#server/platform/to-instalacao.ts'

type Publisher = Config['publisher']

/** The featured titles, the ten newest books, and how many there are: the publisher's number, or else the true one. */
export async function readMbw(db: Database, publisher: Publisher): Promise<Mbw> {
  const catalogo = createCatalogo(db)
  const { quantidadeLivros } = publisher
  return {
    livros: await readUltimosLancamentos(catalogo, 'livro'),
    quantidade_livros: quantidadeLivros ?? (await countEbooks(catalogo, 'livro')),
    quantidade_declarada: quantidadeLivros !== null,
  }
}

/** Everything that the page shows besides its own words. */
export async function readDadosDaPagina(
  db: Database,
  config: Config,
  meios: AssinaturasDeps['meios'],
): Promise<DadosDaPagina> {
  return {
    mbw: await readMbw(db, config.publisher),
    instalacao: toInstalacao(config),
    oferta: await readOferta({ db, meios, acesso: config.acesso }),
  }
}
