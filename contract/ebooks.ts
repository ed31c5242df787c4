/** The catalogue: ebooks, their thematic areas and their chapters. */
import * as z from 'zod/mini'
import { Cursor, IdNumerico, LimiteDaLista } from './atoms.ts'
import { CapituloDoEbook, CapituloResumo } from './ebook-texto.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Ebooks'

/** Longest query of the search inside a book, in characters. */
export const MAX_BUSCA_NO_EBOOK = 200
/** Most hits that the search inside a book answers with. */
export const MAX_ACHADOS = 200

export const Autor = z.object({
  id: z.number(),
  nome: z.string(),
  ano_de_nascimento: z.nullable(z.number()),
  ano_de_morte: z.nullable(z.number()),
})
export type Autor = z.infer<typeof Autor>

const area = { id: z.number(), descricao: z.string(), explicacao: z.string() }
export const AreaTematica = z.object(area)
export type AreaTematica = z.infer<typeof AreaTematica>

/** An area as the page of all categories lists it. */
export const Categoria = z.object({ ...area, quantidade_ebooks: z.number() })
export type Categoria = z.infer<typeof Categoria>

const resumo = {
  id: z.number(),
  titulo: z.string(),
  subtitulo: z.nullable(z.string()),
  /** Path on this origin, or null: the page draws a cover. */
  capa: z.nullable(z.string()),
  autores: z.array(Autor),
  areas_tematicas: z.array(AreaTematica),
  paginas: z.number(),
  /** Year of the work, where it is known. */
  ano: z.nullable(z.number()),
  kind: z.enum(['livro', 'artigo']),
}

/** An ebook as lists show it. */
export const EbookResumo = z.object(resumo)
export type EbookResumo = z.infer<typeof EbookResumo>

export const Ebook = z.object({ ...resumo, prefacio: z.nullable(z.string()), idioma: z.string() })
export type Ebook = z.infer<typeof Ebook>

/** An area of those that are drawn by lot. */
export const AreaAleatoria = z.object({
  id: z.number(),
  area_tematica: AreaTematica,
  quantidade_ebooks: z.number(),
})
export type AreaAleatoria = z.infer<typeof AreaAleatoria>

/** A book of those that are read most. */
export const MaisLido = z.object({ id: z.number(), ebook: EbookResumo, total_leituras: z.number() })
export type MaisLido = z.infer<typeof MaisLido>

/** A hit of the search inside a book. */
export const Achado = z.object({
  capitulo_id: z.number(),
  paragrafo_id: z.number(),
  /** Range of the hit in the paragraph's `texto`. */
  inicio: z.number(),
  fim: z.number(),
  /** Some words around the hit, and where the hit stands in them. */
  trecho: z.string(),
  trecho_inicio: z.number(),
  trecho_fim: z.number(),
})
export type Achado = z.infer<typeof Achado>

const id = z.object({ id: IdNumerico })
const ebookId = z.object({ ebookId: IdNumerico })
const nomeDaImagem = z.string().check(z.regex(/^[\w-]{1,64}$/, 'A imagem é inválida.'))

export const listarAreas = {
  method: 'GET',
  path: '/ebook/areas_tematicas',
  access: 'public',
  tag,
  summary: 'As áreas temáticas que têm ebooks, em ordem alfabética',
  replies: { 200: z.array(Categoria) },
} as const satisfies Endpoint

export const areasAleatorias = {
  method: 'GET',
  path: '/ebook/areas_tematicas/aleatorias',
  access: 'public',
  tag,
  summary: 'Até seis áreas ao acaso',
  replies: { 200: z.array(AreaAleatoria) },
} as const satisfies Endpoint

export const listarEbooks = {
  method: 'GET',
  path: '/ebook',
  access: 'public',
  tag,
  summary: 'Todos os ebooks, por título; com limit, X-Next-Cursor traz a página seguinte',
  query: z.object({
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(Cursor),
    kind: z.optional(z.enum(['livro', 'artigo'], 'O tipo deve ser livro ou artigo.')),
  }),
  replies: { 200: z.array(EbookResumo), 422: Erro },
} as const satisfies Endpoint

export const recomendados = {
  method: 'GET',
  path: '/ebook/recomendados',
  access: 'optional',
  tag,
  summary: 'Ainda não lidos das áreas da estante do leitor; sem estante, os mais lidos, depois os mais novos',
  replies: { 200: z.array(EbookResumo) },
} as const satisfies Endpoint

export const ultimosLancamentos = {
  method: 'GET',
  path: '/ebook/ultimos_lancamentos',
  access: 'public',
  tag,
  summary: 'Os dez ebooks mais novos',
  replies: { 200: z.array(EbookResumo) },
} as const satisfies Endpoint

export const maisLidos = {
  method: 'GET',
  path: '/leitura/ebooks-mais-lidos',
  access: 'public',
  tag,
  summary: 'Os dez ebooks com mais leituras começadas',
  replies: { 200: z.array(MaisLido) },
} as const satisfies Endpoint

export const lerEbook = {
  method: 'GET',
  path: '/ebook/:id',
  access: 'public',
  tag,
  summary: 'Um ebook, sem o texto',
  params: id,
  replies: { 200: Ebook, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const ebooksMesmasCategorias = {
  method: 'GET',
  path: '/ebook/:id/ebooks_mesmas_categorias',
  access: 'public',
  tag,
  summary: 'Até dez ebooks que têm áreas em comum com este, os mais próximos primeiro',
  params: id,
  replies: { 200: z.array(EbookResumo), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const ebooksPorCategoria = {
  method: 'GET',
  path: '/ebook/:id/ebooks_por_categoria',
  access: 'public',
  tag,
  summary: 'Os ebooks de uma área, por título; com limit, X-Next-Cursor traz a página seguinte',
  params: id,
  query: z.object({ limit: z.optional(LimiteDaLista), cursor: z.optional(Cursor) }),
  replies: { 200: z.array(EbookResumo), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerCategoria = {
  method: 'GET',
  path: '/ebook/:id/categoria',
  access: 'public',
  tag,
  summary: 'Uma área temática',
  params: id,
  replies: { 200: Categoria, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capitulosPorEbook = {
  method: 'GET',
  path: '/ebook/capitulos_por_ebook/:ebookId',
  access: 'session',
  tag,
  summary: 'Todos os capítulos de um ebook, com o texto',
  params: ebookId,
  replies: { 200: z.array(CapituloDoEbook), 401: Erro, 402: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capitulosSemTexto = {
  method: 'GET',
  path: '/ebook/:ebookId/capitulos',
  access: 'public',
  tag,
  summary: 'O sumário de um ebook',
  params: ebookId,
  replies: { 200: z.array(CapituloResumo), 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capituloDoEbook = {
  method: 'GET',
  path: '/ebook/:ebookId/capitulos/:capituloId',
  access: 'session',
  tag,
  summary: 'Um capítulo de um ebook, com o texto',
  params: z.object({ ebookId: IdNumerico, capituloId: IdNumerico }),
  replies: { 200: CapituloDoEbook, 401: Erro, 402: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const buscarNoEbook = {
  method: 'GET',
  path: '/ebook/:ebookId/busca',
  access: 'session',
  tag,
  cost: 'search',
  summary: 'Onde um texto aparece em um ebook, sem diferença de acentos e maiúsculas; até 200 achados',
  params: ebookId,
  query: z.object({
    q: z
      .string('Escreva o que procurar.')
      .check(z.maxLength(MAX_BUSCA_NO_EBOOK, 'A busca deve ter no máximo 200 caracteres.')),
  }),
  replies: { 200: z.array(Achado), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const capaDoEbook = {
  method: 'GET',
  path: '/ebook/:ebookId/capa/:nome',
  access: 'public',
  tag,
  summary: 'A capa de um ebook em WebP; o endereço vem em capa',
  params: z.object({ ebookId: IdNumerico, nome: nomeDaImagem }),
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const imagemDoEbook = {
  method: 'GET',
  path: '/ebook/:ebookId/imagem/:nome',
  access: 'session',
  tag,
  summary: 'Uma imagem do texto de um ebook em WebP',
  params: z.object({ ebookId: IdNumerico, nome: nomeDaImagem }),
  replies: { 401: Erro, 402: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
