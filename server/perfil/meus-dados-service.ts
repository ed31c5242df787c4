/** Everything that is stored about a reader, as a ZIP file that is written while it is read. */
import * as z from 'zod/mini'
import { MeusDados } from '#contract/meus-dados.ts'
import { listAtosDoLeitor } from '#server/atos/service.ts'
import type { Auditoria, EventoDoLeitor } from '#server/auditoria/service.ts'
import { readAparelhos } from '#server/auth/aparelhos.ts'
import type { Sessao } from '#server/auth/sessions.ts'
import { readAvisosParaExportar } from '#server/avisos/service.ts'
import { readChavesParaExportar, readCorreiosParaExportar } from '#server/correio/service.ts'
import {
  readEtiquetasParaExportar,
  readPostasParaExportar,
} from '#server/etiquetas/read-postas-para-exportar.ts'
import { readUso } from '#server/limites/cotas.ts'
import { readMemoriaParaExportar, readRevisoesParaExportar } from '#server/memoria/service.ts'
import { readParadasParaExportar } from '#server/paradas/service.ts'
import { hasCalendario } from '#server/planos-de-estudo/calendario-service.ts'
import { readIniciadosParaExportar } from '#server/planos-de-estudo/iniciados-service.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inBatches } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import { writeZip, type ZipEntry } from '#server/platform/zip-stream.ts'
import { readAparencia } from './aparencia-service.ts'
import {
  findPapelParaExportar,
  listAssinaturasParaExportar,
  listDestaquesParaExportar,
  listFotos,
  listLeiturasParaExportar,
  listMarcasParaExportar,
  listNotasParaExportar,
  listPagamentosParaExportar,
} from './exportacao-repository.ts'
import { LEIA_ME, LEIA_ME_DA_EDITORA } from './leia-me.ts'
import {
  toAssinaturaExportada,
  toDestaqueExportado,
  toLeituraExportada,
  toNotaExportada,
} from './meus-dados-presenter.ts'
import { findConta } from './repository.ts'
import { readPreferencias, readSessoes } from './service.ts'

const Resumo = z.omit(MeusDados, {
  seguranca: true,
  atos: true,
  notas: true,
  leituras: true,
  destaques: true,
  marcas: true,
  etiquetas_postas: true,
  revisoes: true,
  planos_iniciados: true,
  assinaturas: true,
  pagamentos: true,
  correios: true,
})
type Resumo = z.infer<typeof Resumo>

interface Sources {
  db: Database
  auditoria: Auditoria
}

/** @throws AppError 401 when the account no longer exists; what fails later breaks the file off */
export async function writeMeusDados(sources: Sources, sessao: Sessao): Promise<AsyncGenerator<Uint8Array>> {
  const doLeitor = await readResumo(sources.db, sessao)
  const resumo = { ...doLeitor, etiquetas: await readEtiquetasParaExportar(sources.db, sessao.usuarioId) }
  return writeZip(listFiles(sources, resumo, { leiaMe: LEIA_ME, semAsListas: [] }), new Date())
}

/** The same for the publisher, who hands it over: without what nobody else may open. @throws as above */
export async function writeDadosDaConta(
  sources: Sources,
  usuarioId: string,
): Promise<AsyncGenerator<Uint8Array>> {
  const deTodos = await readResumo(sources.db, { usuarioId, id: '' })
  const resumo = { ...deTodos, memoria_perfis: [], versiculos_escolhidos: [] }
  const semAsListas = ['notas', 'destaques', 'marcas', 'etiquetas_postas', 'revisoes', 'planos_iniciados']
  return writeZip(listFiles(sources, resumo, { leiaMe: LEIA_ME_DA_EDITORA, semAsListas }), new Date())
}

/** Without tags, which are the reader's alone. */
async function readResumo(db: Database, sessao: Pick<Sessao, 'usuarioId' | 'id'>): Promise<Resumo> {
  const { usuarioId } = sessao
  const [
    conta,
    papel,
    preferencias,
    avisos,
    aparencia,
    uso,
    sessoes,
    paradas,
    chaves,
    aparelhos,
    memoria,
    calendario,
  ] = await Promise.all([
    findConta(db, usuarioId),
    findPapelParaExportar(db, usuarioId),
    readPreferencias(db, usuarioId),
    readAvisosParaExportar(db, usuarioId),
    readAparencia(db, usuarioId),
    readUso(db, usuarioId),
    readSessoes(db, sessao),
    readParadasParaExportar(db, usuarioId),
    readChavesParaExportar(db, usuarioId),
    readAparelhos(db, usuarioId),
    readMemoriaParaExportar(db, usuarioId),
    hasCalendario(db, usuarioId),
  ])
  if (!conta) throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return {
    perfil: conta,
    papel: papel ?? null,
    preferencias,
    avisos,
    aparencia,
    uso,
    sessoes,
    paradas,
    chaves,
    aparelhos,
    etiquetas: [],
    calendario,
    ...memoria,
  }
}

interface Alcance {
  leiaMe: string
  semAsListas: readonly string[]
}

async function* listFiles(
  sources: Sources,
  resumo: Resumo,
  { leiaMe, semAsListas }: Alcance,
): AsyncGenerator<ZipEntry> {
  const { id } = resumo.perfil
  yield { name: 'LEIA-ME.txt', content: [leiaMe] }
  yield { name: 'dados.json', content: writeDados(sources, resumo, semAsListas) }
  for (const { tamanho, webp_base64 } of await listFotos(sources.db, id)) {
    const content = [Buffer.from(webp_base64, 'base64')]
    yield { name: `foto-${tamanho}.webp`, content, isStored: true }
  }
}

/** One JSON object; each piece is checked by its part of the schema, which leaves out what is not for a reader. */
async function* writeDados(
  sources: Sources,
  resumo: Resumo,
  semAsListas: readonly string[],
): AsyncGenerator<string> {
  yield JSON.stringify(z.parse(Resumo, resumo), null, 1).slice(0, -2)
  for (const { nome, schema, batches } of listLongas(sources, resumo.perfil.id)) {
    if (semAsListas.includes(nome)) continue
    yield `,\n "${nome}": [`
    let separator = '\n'
    for await (const rows of batches) {
      yield separator + JSON.stringify(z.parse(schema, rows)).slice(1, -1)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}

/** The lists that may be long. Whatever else grows with a reader belongs here and in MeusDados. */
function listLongas({ db, auditoria }: Sources, usuarioId: string) {
  const { seguranca, atos, notas, leituras, destaques, marcas, revisoes, assinaturas, pagamentos, correios } =
    MeusDados.shape
  const postas = readPostasParaExportar(db, usuarioId)
  const { planos_iniciados: planos } = MeusDados.shape
  const read = <Row extends { id: string }, Item>(list: ListAfter<Row>, toItem: (row: Row) => Item) =>
    presentEach(
      inBatches<Row>((after, limit) => list(db, usuarioId, after?.id ?? '', limit)),
      toItem,
    )
  const eventos = inBatches<EventoDoLeitor>((after, limit) =>
    auditoria.eventosDoLeitor(usuarioId, after?.id ?? '', limit),
  )
  return [
    { nome: 'seguranca', schema: seguranca, batches: eventos },
    { nome: 'atos', schema: atos, batches: read(listAtosDoLeitor, (ato) => ato) },
    { nome: 'notas', schema: notas, batches: read(listNotasParaExportar, toNotaExportada) },
    { nome: 'leituras', schema: leituras, batches: read(listLeiturasParaExportar, toLeituraExportada) },
    { nome: 'destaques', schema: destaques, batches: read(listDestaquesParaExportar, toDestaqueExportado) },
    { nome: 'marcas', schema: marcas, batches: read(listMarcasParaExportar, (marca) => marca) },
    { nome: 'etiquetas_postas', schema: MeusDados.shape.etiquetas_postas, batches: postas },
    { nome: 'revisoes', schema: revisoes, batches: read(readRevisoesParaExportar, (revisao) => revisao) },
    { nome: 'planos_iniciados', schema: planos, batches: read(readIniciadosParaExportar, (plano) => plano) },
    {
      nome: 'assinaturas',
      schema: assinaturas,
      batches: read(listAssinaturasParaExportar, toAssinaturaExportada),
    },
    { nome: 'pagamentos', schema: pagamentos, batches: read(listPagamentosParaExportar, (each) => each) },
    { nome: 'correios', schema: correios, batches: read(readCorreiosParaExportar, (correio) => correio) },
  ]
}

type ListAfter<Row> = (db: Database, usuarioId: string, afterId: string, limit: number) => Promise<Row[]>

async function* presentEach<Row, Item>(
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  for await (const rows of batches) yield rows.map(toItem)
}
