import type { DadosDaPagina, Mbw } from '#contract/mbw.ts'
import type { Instalacao } from '#contract/saude.ts'
import type { AssinaturasDeps } from '#server/assinaturas/assinaturas-deps.ts'
import { readOferta } from '#server/assinaturas/planos-service.ts'
import { createCatalogo } from '#server/ebooks/catalogo.ts'
import { countEbooks, readUltimosLancamentos } from '#server/ebooks/service.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'

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
  publisher: Publisher,
  assinaturas: Pick<AssinaturasDeps, 'meios' | 'acesso'>,
): Promise<DadosDaPagina> {
  return {
    mbw: await readMbw(db, publisher),
    instalacao: { ...toInstalacao(publisher), acesso: assinaturas.acesso },
    oferta: await readOferta({ db, ...assinaturas }),
  }
}

function toInstalacao({
  nome,
  texto,
  redeSocial,
  contatoEmail,
  contatoAssunto,
}: Publisher): Omit<Instalacao, 'acesso'> {
  return {
    editora: nome,
    editora_texto: texto,
    rede_social: redeSocial,
    contato_email: contatoEmail,
    contato_assunto: contatoAssunto,
  }
}
