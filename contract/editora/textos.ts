/** Texts that are corrected at the desk (docs/correcoes.md). */
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'
import { PaginaDoTexto } from '../padrao-texto.ts'
import { Padrao } from '../padroes.ts'

const tag = 'Editora'

/** In characters as JavaScript counts them; several times the longest text there is. */
export const MAX_FONTE = 100_000
export const MAX_MOTIVO = 300
/** Versions of one text that its history tells, the newest ones. */
export const MAX_CORRECOES = 200

export const CHAVE_DAS_HARMONIAS = 'harmonias'

const CHAVE = new RegExp(`^(?:(?:${Padrao.options.join('|')})-[1-9]\\d{0,2}|${CHAVE_DAS_HARMONIAS})$`)

/** 'cfw-8', 'cmw-70', or 'harmonias'. */
const params = z.object({ chave: z.string().check(z.regex(CHAVE, 'Este texto não existe.')) })

const Fonte = z.string('O texto deve ser um texto.').check(
  z.maxLength(MAX_FONTE, 'O texto deve ter no máximo 100.000 caracteres.'),
  z.refine((texto) => texto.isWellFormed(), 'O texto tem um caractere pela metade.'),
)

const Motivo = z
  .string('Diga o motivo.')
  .check(
    z.regex(/\S/, 'Diga o motivo.'),
    z.maxLength(MAX_MOTIVO, `O motivo deve ter no máximo ${MAX_MOTIVO} caracteres.`),
  )

/** What was seen: it names the newest correction and the file beneath, and no other text is written over. */
const Versao = z
  .string('A versão é inválida.')
  .check(z.regex(/^\d{1,9}-[0-9a-f]{64}$/, 'A versão é inválida.'))

export const EstadoDoTexto = z.enum(['original', 'corrigida', 'arquivo_mudou', 'posta_de_lado'])
export type EstadoDoTexto = z.infer<typeof EstadoDoTexto>

export const TextoDaMesa = z.object({
  chave: z.string(),
  /** Of the chapter, or the question itself. */
  titulo: z.string(),
  estado: EstadoDoTexto,
  /** When it was corrected last, if ever. */
  corrigido_em: z.nullable(z.string()),
})
export type TextoDaMesa = z.infer<typeof TextoDaMesa>

export const CorrecaoDoTexto = z.object({
  /** From 1 in each text. */
  versao: z.number(),
  /** 'arquivo': the text of the file was taken again. */
  tipo: z.enum(['correcao', 'desfeita', 'arquivo']),
  motivo: z.string(),
  /** Null once the account is gone. */
  autor: z.nullable(z.string()),
  criada_em: z.string(),
  /** The version that it undoes. */
  desfaz: z.nullable(z.number()),
  incorporada_em: z.nullable(z.string()),
})
export type CorrecaoDoTexto = z.infer<typeof CorrecaoDoTexto>

export const FonteDoTexto = z.extend(TextoDaMesa, {
  /** In content/: 'cfw/08.md'. */
  arquivo: z.string(),
  /** What readers read; of a correction that is set aside, its own text. */
  texto: z.string(),
  /** The file's text where it is another one. */
  texto_do_arquivo: z.nullable(z.string()),
  /** The file as it was when the correction was made, where it has changed since. */
  texto_de_antes: z.nullable(z.string()),
  /** Why it is set aside. */
  recusa: z.nullable(z.string()),
  versao: Versao,
  /** Newest first. */
  correcoes: z.array(CorrecaoDoTexto),
})
export type FonteDoTexto = z.infer<typeof FonteDoTexto>

export const Problema = z.object({
  arquivo: z.string(),
  linha: z.nullable(z.number()),
  motivo: z.string(),
})
export type Problema = z.infer<typeof Problema>

/** A theme of the harmonies and what is in it: 'CFW 8', 'catecismo-de-heidelberg'. */
export const TemaDaFonte = z.object({ tema: z.string(), lugares: z.array(z.string()) })
export type TemaDaFonte = z.infer<typeof TemaDaFonte>

const antesEDepois = <S extends z.ZodMiniType>(de: S) => z.nullable(z.object({ antes: de, depois: de }))

export const Previa = z.object({
  problemas: z.array(Problema),
  /** What else would change, a sentence each. */
  efeitos: z.array(z.string()),
  pagina: antesEDepois(PaginaDoTexto),
  temas: antesEDepois(z.array(TemaDaFonte)),
})
export type Previa = z.infer<typeof Previa>

export const listarTextos = {
  method: 'GET',
  path: '/editora/textos',
  access: 'editor',
  tag,
  summary: 'Os textos que se podem corrigir, com o seu estado',
  replies: { 200: z.array(TextoDaMesa) },
} as const satisfies Endpoint

export const lerTexto = {
  method: 'GET',
  path: '/editora/textos/:chave',
  access: 'editor',
  tag,
  summary: 'A fonte de um texto e as suas correções',
  params,
  replies: { 200: FonteDoTexto, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const preverTexto = {
  method: 'POST',
  path: '/editora/textos/:chave/previa',
  access: 'editor',
  tag,
  summary: 'Confere um texto e mostra como ficaria, sem gravar nada',
  cost: 'search',
  params,
  body: z.object({ texto: Fonte }),
  replies: { 200: Previa, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const publicarTexto = {
  method: 'PUT',
  path: '/editora/textos/:chave',
  access: 'editor',
  tag,
  summary: 'Publica uma correção; sem texto, volta ao do arquivo. Com uma versão que não é a última: 409',
  params,
  body: z.object({ texto: z.nullable(Fonte), motivo: Motivo, versao: Versao }),
  replies: { 200: FonteDoTexto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const desfazerCorrecao = {
  method: 'POST',
  path: '/editora/textos/:chave/desfazer',
  access: 'editor',
  tag,
  summary: 'Desfaz a última correção com outra, que tem o texto de antes dela',
  params,
  body: z.object({ motivo: Motivo, versao: Versao }),
  replies: { 200: FonteDoTexto, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerCorrecao = {
  method: 'GET',
  path: '/editora/textos/:chave/correcoes/:versao',
  access: 'editor',
  tag,
  summary: 'O texto antes e depois de uma correção',
  params: z.extend(params, { versao: z.string().check(z.regex(/^\d{1,9}$/, 'A versão é inválida.')) }),
  replies: { 200: z.object({ antes: z.string(), depois: z.string() }), 404: Erro, 422: Erro },
} as const satisfies Endpoint

const Lugar = z
  .string('O lugar deve ser um texto.')
  .check(z.regex(/^(?:[A-Z]{3,4} [1-9]\d{0,2}|[a-z0-9-]{1,100})$/, 'Este lugar não existe.'))

export const editarHarmonias = {
  method: 'POST',
  path: '/editora/harmonias/edicao',
  access: 'editor',
  tag,
  summary: 'Inclui um lugar num tema das harmonias, ou o retira, no texto dado; não grava nada',
  cost: 'search',
  body: z.object({
    texto: Fonte,
    acao: z.enum(['incluir', 'retirar'], 'A ação deve ser incluir ou retirar.'),
    tema: z.string('O tema deve ser um texto.').check(z.maxLength(200, 'O tema é longo demais.')),
    lugar: Lugar,
  }),
  replies: { 200: z.object({ texto: z.string() }), 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const lugaresDasHarmonias = {
  method: 'GET',
  path: '/editora/harmonias/lugares',
  access: 'editor',
  tag,
  summary: 'Os lugares que um tema pode ter: páginas dos padrões e ebooks',
  replies: { 200: z.array(z.object({ lugar: z.string(), titulo: z.string() })) },
} as const satisfies Endpoint

export const baixarCorrecoes = {
  method: 'GET',
  path: '/editora/correcoes.zip',
  access: 'editor',
  tag,
  summary: 'Os arquivos de content/ como estão corrigidos, para guardar no repositório',
  cost: 'file',
  replies: { 404: Erro },
} as const satisfies Endpoint
