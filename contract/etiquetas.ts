/** Tags on what a reader wrote (docs/marcacoes.md). */
import * as z from 'zod/mini'
import { IdPrivado, Sucesso } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { foldText } from './fold.ts'

const tag = 'Etiquetas'

export const MAX_ETIQUETA = 40
export const MAX_ETIQUETAS = 200
export const MAX_ETIQUETAS_DA_MARCACAO = 10
/** Of which one call may change the tags. */
export const MAX_MARCACOES_POR_VEZ = 500

export const TIPOS_DA_MARCACAO = ['nota', 'destaque', 'marca'] as const
export type TipoDaMarcacao = (typeof TIPOS_DA_MARCACAO)[number]

/** A comma separates tags where they are written in a row. */
export const NomeDaEtiqueta = z.string('A etiqueta deve ser um texto.').check(
  z.maxLength(MAX_ETIQUETA, `A etiqueta deve ter no máximo ${MAX_ETIQUETA} caracteres.`),
  z.refine((nome) => foldText(nome) !== '', 'Escreva a etiqueta.'),
  z.refine((nome) => !/[,\p{Cc}]/u.test(nome), 'A etiqueta não pode ter vírgulas nem quebras de linha.'),
)

export const EtiquetaDaMarcacao = z.object({ id: z.string(), nome: z.string() })
export type EtiquetaDaMarcacao = z.infer<typeof EtiquetaDaMarcacao>

export const Etiqueta = z.extend(EtiquetaDaMarcacao, {
  /** How many notes, highlights and marks have it. */
  total: z.number(),
})
export type Etiqueta = z.infer<typeof Etiqueta>

/** One thing of the list. */
export const MarcacaoNomeada = z.object({
  tipo: z.enum(TIPOS_DA_MARCACAO, 'Este tipo não existe.'),
  id: IdPrivado,
})
export type MarcacaoNomeada = z.infer<typeof MarcacaoNomeada>

const Nomes = z._default(
  z
    .array(NomeDaEtiqueta)
    .check(z.maxLength(MAX_ETIQUETAS_DA_MARCACAO, 'São no máximo 10 etiquetas de uma vez.')),
  [],
)

export const listarEtiquetas = {
  method: 'GET',
  path: '/etiquetas',
  access: 'session',
  tag,
  summary: 'As etiquetas do leitor, por nome, e quantas marcações cada uma tem',
  replies: { 200: z.array(Etiqueta), 401: Erro },
} as const satisfies Endpoint

export const etiquetar = {
  method: 'POST',
  path: '/etiquetas/postas',
  access: 'session',
  tag,
  summary: 'Põe etiquetas em notas, destaques e marcas, ou as tira; as que ainda não há são criadas',
  body: z.object({
    marcacoes: z
      .array(MarcacaoNomeada)
      .check(
        z.minLength(1, 'Escolha ao menos uma marcação.'),
        z.maxLength(MAX_MARCACOES_POR_VEZ, 'São no máximo 500 marcações de uma vez.'),
      ),
    por: Nomes,
    tirar: Nomes,
  }),
  replies: { 201: z.array(Etiqueta), 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const renomearEtiqueta = {
  method: 'PUT',
  path: '/etiquetas/:id',
  access: 'session',
  tag,
  summary: 'Muda o nome de uma etiqueta; 409 quando há outra com esse nome',
  params: z.object({ id: IdPrivado }),
  body: z.object({ nome: NomeDaEtiqueta }),
  replies: { 200: EtiquetaDaMarcacao, 401: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const excluirEtiqueta = {
  method: 'DELETE',
  path: '/etiquetas/:id',
  access: 'session',
  tag,
  summary: 'Exclui uma etiqueta; o que a tinha fica',
  params: z.object({ id: IdPrivado }),
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
