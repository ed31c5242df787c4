/** The cards of memorising: questions of catechisms, and verses that a reader has chosen. */
import * as z from 'zod/mini'
import { EdicaoPedida } from './biblia.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { BaralhoDePerguntas, ChaveDoCartao, PerfilId } from './memoria.ts'

const tag = 'Memorização'

/** Verses of one card. */
export const MAX_VERSICULOS_DO_CARTAO = 12
/** Cards of verses of one profile. */
export const MAX_VERSICULOS_ESCOLHIDOS = 200

/** What is learnt by heart: a question and its answer, or a reference and its verses. */
export const Cartao = z.object({
  chave: z.string(),
  /** '1', '70'; of verses the reference. */
  numero: z.string(),
  /** Empty for verses. */
  pergunta: z.string(),
  resposta: z.string(),
})
export type Cartao = z.infer<typeof Cartao>

const Cartoes = z.array(Cartao).check(z.maxLength(1_000))
const Numero = (message: string, max: number) =>
  z.int32(message).check(z.gte(1, message), z.lte(max, message))
const NumeroDoVersiculo = Numero('O versículo deve ser um número de 1 a 200.', 200)

/** Verses of one chapter, both included, as an edition counts them. */
export const VersiculosDoCartao = z
  .object({
    livro: Numero('O livro deve ser um número de 1 a 66.', 66),
    capitulo: Numero('O capítulo deve ser um número de 1 a 151.', 151),
    de: NumeroDoVersiculo,
    ate: NumeroDoVersiculo,
  })
  .check(
    z.refine(({ de, ate }) => de <= ate, {
      error: 'O último versículo não pode ficar antes do primeiro.',
      path: ['ate'],
    }),
  )
export type VersiculosDoCartao = z.infer<typeof VersiculosDoCartao>

const doPerfil = z.object({ id: PerfilId })

export const listarCartoes = {
  method: 'GET',
  path: '/memoria/baralhos/:baralho',
  access: 'session',
  tag,
  summary: 'As perguntas e respostas de um catecismo; nenhuma quando a biblioteca não o tem',
  params: z.object({ baralho: BaralhoDePerguntas }),
  replies: { 200: Cartoes, 401: Erro, 402: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarVersiculosEscolhidos = {
  method: 'GET',
  path: '/memoria/perfis/:id/versiculos',
  access: 'session',
  tag,
  summary: 'Os versículos que um perfil escolheu, nas palavras da edição, na ordem em que os escolheu',
  params: doPerfil,
  query: EdicaoPedida,
  replies: { 200: Cartoes, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const escolherVersiculos = {
  method: 'PUT',
  path: '/memoria/perfis/:id/versiculos',
  access: 'session',
  tag,
  summary: 'Escolhe versículos de um capítulo, com os números da edição; responde com o cartão',
  params: doPerfil,
  query: EdicaoPedida,
  body: VersiculosDoCartao,
  replies: { 200: Cartao, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const retirarVersiculos = {
  method: 'DELETE',
  path: '/memoria/perfis/:id/versiculos/:chave',
  access: 'session',
  tag,
  summary: 'Retira versículos escolhidos; as suas revisões ficam. Responde com o que ficou',
  params: z.object({ id: PerfilId, chave: ChaveDoCartao }),
  query: EdicaoPedida,
  replies: { 200: Cartoes, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
