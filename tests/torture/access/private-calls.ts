/** The calls that name a row of one reader, each with input that its reader may send. */
import { escolherVersiculos, listarVersiculosEscolhidos, retirarVersiculos } from '#contract/cartoes.ts'
import { deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { excluirEtiqueta, renomearEtiqueta } from '#contract/etiquetas.ts'
import {
  atualizarCapitulo,
  atualizarStatus,
  deletarLeitura,
  lerLeitura,
  marcarComoLido,
  salvarPosicao,
} from '#contract/leituras.ts'
import { deletarMarca, salvarMarca } from '#contract/marcas.ts'
import { excluirPerfil, listarRevisoes, salvarPerfil, salvarRevisao } from '#contract/memoria.ts'
import { deletarNota, editarNota, lerNota } from '#contract/notas.ts'
import { encerrarSessao, lerFoto } from '#contract/perfil.ts'
import { marcarPorcoes, mudarPlano } from '#contract/planos-iniciados.ts'
import type { CallValues } from '../call.ts'
import type { Operation, Parameter } from '../fuzz/schema.ts'
import { PLANO_INICIADO, PORCAO_LIDA, type ReaderRows, revisaoOf } from '../rows.ts'

type Sample = (rows: ReaderRows) => CallValues

const ROMANOS_8_1 = { livro: 45, capitulo: 8, de: 1, ate: 1 }

const leitura: Sample = (rows) => ({ params: { id: rows.leitura } })

const SAMPLES: readonly (readonly [Endpoint, Sample])[] = [
  [lerNota, ({ nota }) => ({ params: { id: nota } })],
  [editarNota, ({ nota }) => ({ params: { id: nota }, body: { titulo: 'mudado' } })],
  [deletarNota, ({ nota }) => ({ params: { id: nota }, query: { nota_id: nota } })],
  [editarDestaque, ({ destaque }) => ({ params: { id: destaque }, body: { cor: 'azul' } })],
  [deletarDestaque, ({ destaque }) => ({ params: { id: destaque } })],
  [salvarMarca, ({ marca }) => ({ params: { id: marca }, body: { cor: 'azul', nota: '', versao: 1 } })],
  [deletarMarca, ({ marca }) => ({ params: { id: marca } })],
  [renomearEtiqueta, ({ etiqueta }) => ({ params: { id: etiqueta }, body: { nome: 'outra' } })],
  [excluirEtiqueta, ({ etiqueta }) => ({ params: { id: etiqueta } })],
  [salvarPerfil, ({ perfil }) => ({ params: { id: perfil }, body: { novos_por_dia: 3 } })],
  [excluirPerfil, ({ perfil }) => ({ params: { id: perfil } })],
  [listarRevisoes, ({ perfil }) => ({ params: { id: perfil } })],
  [salvarRevisao, ({ perfil, revisao }) => ({ params: { id: revisao }, body: revisaoOf(perfil) })],
  [listarVersiculosEscolhidos, ({ perfil }) => ({ params: { id: perfil } })],
  [escolherVersiculos, ({ perfil }) => ({ params: { id: perfil }, body: ROMANOS_8_1 })],
  [retirarVersiculos, ({ perfil }) => ({ params: { id: perfil, chave: 'biblia-45008001' } })],
  [mudarPlano, ({ plano }) => ({ params: { id: plano }, body: PLANO_INICIADO })],
  [marcarPorcoes, ({ plano }) => ({ params: { id: plano }, body: { marcas: [PORCAO_LIDA] } })],
  [lerLeitura, leitura],
  [atualizarStatus, ({ queroLer }) => ({ params: { id: queroLer } })],
  [marcarComoLido, leitura],
  [deletarLeitura, leitura],
  [atualizarCapitulo, (rows) => ({ ...leitura(rows), body: { capitulo_id: rows.passage.capituloId } })],
  [
    salvarPosicao,
    (rows) => ({
      ...leitura(rows),
      body: {
        capitulo_id: rows.passage.capituloId,
        paragrafo_id: rows.passage.paragrafoId,
        deslocamento: 3,
        versao: rows.versaoDaPosicao,
        aparelho: 'tortura',
      },
    }),
  ],
  [encerrarSessao, ({ sessao }) => ({ params: { id: sessao } })],
  [lerFoto, ({ foto }) => ({ params: { versao: foto, tamanho: '256' } })],
]

const samples = new Map(SAMPLES.map(([endpoint, sample]) => [nameOf(endpoint), sample]))

/** Names of rows that all readers share. */
const SHARED_NAMES = new Set(['nome'])
const WHOLE_NUMBER = /^\^-\?\\d\+\$$/

export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** Whether a call names a row of one reader: a session, and an id that is neither a number nor one of a list. */
export function isPrivate(endpoint: Endpoint, { parameters }: Operation): boolean {
  return endpoint.access === 'session' && parameters.some((each) => each.in === 'path' && isPrivateId(each))
}

function isPrivateId({ name, schema }: Parameter): boolean {
  return !schema.enum && !SHARED_NAMES.has(name) && !WHOLE_NUMBER.test(schema.pattern ?? '')
}

/** @throws Error naming a call that has no sample yet: add one above */
export function samplePrivate(endpoint: Endpoint, rows: ReaderRows): CallValues {
  const sample = samples.get(nameOf(endpoint))
  if (!sample)
    throw new Error(`${nameOf(endpoint)} names a reader's row; private-calls.ts has no sample of it`)
  return sample(rows)
}
