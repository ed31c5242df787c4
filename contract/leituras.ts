/** The shelf and the place where a reader stopped. */
import * as z from 'zod/mini'
import { IdNumerico, IdPrivado, Sucesso } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Leituras'

/** Where the reader stopped in the current chapter. */
export const Posicao = z.object({
  /** Null for the beginning of the chapter. */
  paragrafo_id: z.nullable(z.number()),
  /** First visible character of the paragraph's `texto`, in UTF-16 units. */
  deslocamento: z.number(),
  /** Grows with each move, on any device; a save that names an older one is refused with 409. */
  versao: z.number(),
  /** The device that saved it, as it calls itself; null before the first save. */
  aparelho: z.nullable(z.string()),
  salva_em: z.nullable(z.string()),
})
export type Posicao = z.infer<typeof Posicao>

/** A book on the shelf. */
export const Leitura = z.object({
  id: z.string(),
  estado: z.enum(['quero_ler', 'lendo', 'lido']),
  /** Percent of the book's text before the furthest place read, 0 to 99; 100 once it is 'lido' (contract/progresso.ts). */
  progresso: z.number(),
  ultima_visualizacao: z.string(),
  ebook: z.object({
    id: z.number(),
    titulo: z.string(),
    capa: z.nullable(z.string()),
    ano: z.nullable(z.number()),
    autores: z.array(z.object({ id: z.number(), nome: z.string() })),
  }),
  /** Id of the chapter that is open; null while the book only waits to be read. */
  capitulo_atual: z.nullable(z.number()),
  posicao: Posicao,
})
export type Leitura = z.infer<typeof Leitura>

const CapituloId = z.int32('O capítulo deve ser um número inteiro.')

export const NovaPosicao = z.object({
  capitulo_id: CapituloId,
  /** Null for the beginning of the chapter. */
  paragrafo_id: z.nullable(z.int32('O parágrafo deve ser um número inteiro.')),
  /** One past the end of the text is stored as its end: the device may know a longer edition of the paragraph. */
  deslocamento: z
    .int32('O deslocamento deve ser um número inteiro.')
    .check(z.gte(0, 'O deslocamento não pode ser negativo.')),
  /** The version that the device knows; another one in the database means that another device read on. */
  versao: z.int32('A versão deve ser um número inteiro.'),
  aparelho: z
    .string('Diga qual é o aparelho.')
    .check(
      z.minLength(1, 'Diga qual é o aparelho.'),
      z.maxLength(100, 'O nome do aparelho deve ter no máximo 100 caracteres.'),
    ),
})
export type NovaPosicao = z.infer<typeof NovaPosicao>

const params = z.object({ id: IdPrivado })
const ebookId = z.object({ ebookId: IdNumerico })
const failures = { 401: Erro, 403: Erro, 404: Erro, 422: Erro } as const

const criar = (path: `/${string}`, summary: string) =>
  ({
    method: 'POST',
    path,
    access: 'session',
    tag,
    summary,
    params: ebookId,
    replies: { 201: Leitura, ...failures, 409: Erro },
  }) as const satisfies Endpoint

const listar = (path: `/${string}`, summary: string) =>
  ({
    method: 'GET',
    path,
    access: 'session',
    tag,
    summary,
    replies: { 200: z.array(Leitura), 401: Erro },
  }) as const satisfies Endpoint

const alterar = (path: `/${string}`, summary: string) =>
  ({
    method: 'PATCH',
    path,
    access: 'session',
    tag,
    summary,
    params,
    replies: { 200: Leitura, ...failures, 409: Erro },
  }) as const satisfies Endpoint

export const criarLeituraQueroLer = criar(
  '/leitura/criar_leitura_quero_ler/:ebookId',
  'Põe um ebook em Quero Ler; um que já está na estante volta como está',
)
export const criarLeitura = criar(
  '/leitura/criar_leitura/:ebookId/leitura',
  'Começa a ler um ebook; um lido abre outra vez no primeiro capítulo',
)
export const listarLendo = listar('/leitura/listar_leituras_lendo', 'Estante, aba Lendo')
export const listarQueroLer = listar('/leitura/listar_leituras_quero_ler', 'Estante, aba Quero Ler')
export const listarLidas = listar('/leitura/listar_leituras_lidas', 'Estante, aba Lidos')

export const lerLeitura = {
  method: 'GET',
  path: '/leitura/:id',
  access: 'session',
  tag,
  summary: 'Uma leitura, com o lugar em que o leitor parou',
  params,
  replies: { 200: Leitura, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const atualizarCapitulo = {
  method: 'PATCH',
  path: '/leitura/:id/atualizar_capitulo',
  access: 'session',
  tag,
  summary: 'Abre um capítulo, no começo',
  params,
  body: z.object({ capitulo_id: CapituloId }),
  replies: { 200: Leitura, ...failures, 409: Erro },
} as const satisfies Endpoint

export const salvarPosicao = {
  method: 'PUT',
  path: '/leitura/:id/posicao',
  access: 'session',
  tag,
  summary: 'Guarda onde o leitor parou; recusa com 409 quando outro aparelho leu depois',
  params,
  body: NovaPosicao,
  replies: { 200: Leitura, ...failures, 409: Erro },
} as const satisfies Endpoint

export const atualizarStatus = alterar('/leitura/:id/atualizar_status', 'De Quero Ler para Lendo')
export const marcarComoLido = alterar('/leitura/:id/marcar_como_lido', 'De Lendo para Lido')

export const deletarLeitura = {
  method: 'DELETE',
  path: '/leitura/deletar_leitura/:id',
  access: 'session',
  tag,
  summary: 'Tira um ebook de Quero Ler ou Lendo',
  params,
  replies: { 200: Sucesso, ...failures, 409: Erro },
} as const satisfies Endpoint
