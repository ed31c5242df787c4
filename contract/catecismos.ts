import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { ENDERECOS_DOS_PADROES } from './enderecos-dos-padroes.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Referencia } from './padrao-texto.ts'

/** 'cmw' is the Larger, 'bcw' the Shorter Catechism: the same calls under two paths. */
export type Catecismo = 'cmw' | 'bcw'

const TAG = { cmw: 'Catecismo Maior', bcw: 'Breve Catecismo' }
const params = z.object({
  id: IdNumerico,
})

export const Pergunta = z.object({
  id: z.number(),
  numero_pergunta: z.number(),
  pergunta: z.string(),
})
export type Pergunta = z.infer<typeof Pergunta>

export const ParteDaResposta = z.object({
  id: z.number(),
  parte_da_resposta: z.string(),
  ordem: z.number(),
  /** Paragraph within the answer, from 1. */
  paragrafo: z.number(),
  /** Number shown in brackets; null when the part has no references. */
  marcador: z.nullable(z.number()),
  referencias: z.array(Referencia),
})
export type ParteDaResposta = z.infer<typeof ParteDaResposta>

export const PerguntaCompleta = z.extend(Pergunta, { partes: z.array(ParteDaResposta) })
export type PerguntaCompleta = z.infer<typeof PerguntaCompleta>

const listarPerguntas = <C extends Catecismo>(catecismo: C) =>
  ({
    method: 'GET',
    path: ENDERECOS_DOS_PADROES[catecismo].indice,
    access: 'public',
    tag: TAG[catecismo],
    summary: 'Perguntas do catecismo',
    replies: { 200: z.array(Pergunta) },
  }) as const satisfies Endpoint

const lerPergunta = <C extends Catecismo>(catecismo: C) =>
  ({
    method: 'GET',
    path: ENDERECOS_DOS_PADROES[catecismo].pagina,
    access: 'public',
    tag: TAG[catecismo],
    summary: 'Uma pergunta, sem a resposta',
    params,
    replies: { 200: Pergunta, 404: Erro, 422: Erro },
  }) as const satisfies Endpoint

const lerPerguntaCompleta = <C extends Catecismo>(catecismo: C) =>
  ({
    method: 'GET',
    path: ENDERECOS_DOS_PADROES[catecismo].completa,
    access: 'public',
    tag: TAG[catecismo],
    summary: 'Uma pergunta com as partes da resposta',
    params,
    replies: { 200: PerguntaCompleta, 404: Erro, 422: Erro },
  }) as const satisfies Endpoint

const listarPartes = <C extends Catecismo>(catecismo: C) =>
  ({
    method: 'GET',
    path: `/${catecismo}/:id/partes`,
    access: 'public',
    tag: TAG[catecismo],
    summary: 'Partes da resposta de uma pergunta',
    params,
    replies: { 200: z.array(ParteDaResposta), 404: Erro, 422: Erro },
  }) as const satisfies Endpoint

export const perguntasCmw = listarPerguntas('cmw')
export const perguntaCmw = lerPergunta('cmw')
export const perguntaCompletaCmw = lerPerguntaCompleta('cmw')
export const partesCmw = listarPartes('cmw')

export const perguntasBcw = listarPerguntas('bcw')
export const perguntaBcw = lerPergunta('bcw')
export const perguntaCompletaBcw = lerPerguntaCompleta('bcw')
export const partesBcw = listarPartes('bcw')
