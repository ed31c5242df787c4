/** The calls of the desk about books, in an order in which each succeeds, on drafts that are made here as rows. */
import { v7 as uuidv7 } from 'uuid'
import * as artigos from '#contract/editora/artigos.ts'
import * as envio from '#contract/editora/envio-do-rascunho.ts'
import * as livros from '#contract/editora/livros.ts'
import * as contract from '#contract/editora/rascunhos.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { readPhoto } from '#tests/torture/rows.ts'
import type { Step } from './private-journey.ts'

const ARQUIVO = { nome: 'a.epub', bytes: 10 }
const PARTE = Buffer.from('0123456789')
const CAPA = 'capa-de-prova'

/** What a call of bytes says that they are. */
export function typeOfBody({ path }: Endpoint): string {
  return path.includes('/partes/') ? 'application/octet-stream' : 'image/png'
}

export async function livrosJourney({ db }: Pick<TestDatabase, 'db'>): Promise<Step[]> {
  const [epub, lido, artigo] = [uuidv7(), uuidv7(), uuidv7()]
  const now = new Date().toISOString()
  const row = {
    tipo: 'epub' as const,
    estado: 'recebendo' as const,
    versao: 1,
    escolhido: 0,
    titulo: 'Rascunho',
    ficha: '{}',
    criado_em: now,
    alterado_em: now,
    arquivo_nome: ARQUIVO.nome,
    arquivo_bytes: ARQUIVO.bytes,
  }
  const sem = { arquivo_nome: null, arquivo_bytes: null }
  const rows = [
    { ...row, id: epub },
    { ...row, id: lido },
    { ...row, ...sem, id: artigo, tipo: 'artigo' as const, fonte: '' },
  ]
  for (const each of rows) await db.write.insertInto('rascunho').values(each).execute()
  const base64 = PARTE.toString('base64')
  await db.write
    .insertInto('rascunho_parte')
    .values({ rascunho_id: lido, numero: 1, fatia: 1, base64 })
    .execute()
  const imagem = { nome: CAPA, largura: 60, altura: 90, webp_base64: '' }
  await db.write
    .insertInto('rascunho_capa')
    .values({ rascunho_id: artigo, origem: 'mesa', ...imagem })
    .execute()
  return [...livrosSteps(), ...rascunhosSteps({ epub, lido, artigo })]
}

function livrosSteps(): Step[] {
  const params = { id: 1 }
  return [
    [livros.listarLivros, { query: { q: 'a', limit: 1 } }],
    [livros.opcoesDaFicha],
    [livros.lerLivro, { params }],
    [livros.salvarFicha, { params, body: { ficha: { ano: 1561 }, versao: 0 } }],
    [livros.trocarCapa, { params, query: { versao: 1 }, body: readPhoto() }],
    [livros.retomarCapa, { params, query: { versao: 2 } }],
    [livros.retirarLivro, { params, body: { motivo: 'x', versao: 3 } }],
    [livros.devolverLivro, { params, body: { versao: 4 } }],
  ]
}

function rascunhosSteps({ epub, lido, artigo }: Record<'epub' | 'lido' | 'artigo', string>): Step[] {
  const params = { id: artigo }
  const doEpub = { id: epub }
  return [
    [contract.criarRascunho, { body: { tipo: 'artigo', titulo: 'Outro' } }],
    [contract.listarRascunhos],
    [contract.lerRascunho, { params }],
    [envio.enviarParte, { params: { ...doEpub, numero: 1 }, body: PARTE }],
    // It is no EPUB: read, refused, and two more than it was.
    [envio.trocarArquivo, { params: doEpub, body: { ...ARQUIVO, versao: 2 } }],
    [envio.enviarCapaDoRascunho, { params: doEpub, query: { versao: 4 }, body: readPhoto() }],
    [envio.retomarCapaDoRascunho, { params: doEpub, query: { versao: 5 } }],
    [envio.lerCapaDoRascunho, { params: { ...params, nome: CAPA } }],
    [envio.lerDeNovo, { params: { id: lido } }],
    [artigos.preverArtigo, { body: { titulo: 'Um', fonte: 'Texto.' } }],
    [contract.salvarFichaDoRascunho, { params, body: { ficha: { titulo: 'Um artigo' }, versao: 1 } }],
    [artigos.salvarFonte, { params, body: { fonte: 'Texto.', versao: 2 } }],
    [contract.lerCapituloDoRascunho, { params: { ...params, ordem: 1 } }],
    [contract.publicarRascunho, { params, body: { versao: 4 } }],
    [contract.excluirRascunho, { params: { id: lido } }],
  ]
}
