import * as z from 'zod/mini'
import { formatAncora, parseAncora } from './ancora.ts'
import { Cursor, IdNumerico, InteiroQueNomeia, LimiteDaLista } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { padraoOfSimbolo, SIGLAS } from './padroes.ts'

const tag = 'Notas'

/** Limits of a note, in characters as JavaScript counts them. */
export const MAX_TITULO_DA_NOTA = 200
export const MAX_ANOTACAO = 20_000

const Titulo = z
  .string('O título deve ser um texto.')
  .check(z.maxLength(MAX_TITULO_DA_NOTA, `O título deve ter no máximo ${MAX_TITULO_DA_NOTA} caracteres.`))
const Anotacao = z
  .string('A anotação deve ser um texto.')
  .check(z.maxLength(MAX_ANOTACAO, 'A anotação deve ter no máximo 20.000 caracteres.'))

/** A UUID, made by the server or by the client where it must be able to repeat a call. */
export const IdNota = z
  .string('O identificador da nota é inválido.')
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador da nota é inválido.'))

const SimboloId = z
  .number('O padrão deve ser um número de 1 a 6.')
  .check(z.refine((id) => padraoOfSimbolo(id) !== undefined, 'O padrão deve ser um número de 1 a 6.'))

const MAX_ANCORA = 10
/** The place inside a page that a note is about. */
export const AncoraDaNota = z
  .string('O lugar deve ser como s2, s2p3 ou n5.')
  .check(
    z.maxLength(MAX_ANCORA, 'O lugar deve ser como s2, s2p3 ou n5.'),
    z.refine(isAncora, 'O lugar deve ser como s2, s2p3 ou n5.'),
  )

export const NovaNota = z.object({
  /** Sent again with the same id, the call finds the note already made instead of making another. */
  id: z.optional(IdNota),
  simbolo: SimboloId,
  /** The chapter or question. */
  numero_pergunta: InteiroQueNomeia('O número da página deve ser inteiro.'),
  /** The place inside the page that it is about; the whole page when absent. */
  ancora: z.optional(AncoraDaNota),
  titulo: Titulo,
  anotacao: Anotacao,
})
export type NovaNota = z.infer<typeof NovaNota>

export const Nota = z.object({
  id: z.string(),
  titulo: z.string(),
  anotacao: z.string(),
  data_criacao: z.string(),
  /** As it was made with: 's2', 's2p3', 'n5'. */
  ancora: z.optional(z.string()),
  /** Grows with each edit; an edit that names an older one is refused with 409. */
  versao: z.number(),
})
export type Nota = z.infer<typeof Nota>

/** A note as the page of all notes shows it. */
export const NotaComSimbolo = z.extend(Nota, {
  /** Id of the standard, 1 to 6. */
  simbolo: z.number(),
  /** The chapter or question. */
  numero: z.number(),
  /** 'CFW' … 'DCPR'. */
  simboloLabel: z.string(),
  /** 'Cap 3' or 'Pergunta 5'. */
  capOrNumberLabel: z.string(),
  user: z.object({ foto: z.nullable(z.string()) }),
})
export type NotaComSimbolo = z.infer<typeof NotaComSimbolo>

const VersaoTexto = z.string().check(z.regex(/^\d{1,9}$/, 'A versão deve ser um número.'))

/** The fields of an edit; each may be left out and then stays as it is. */
const CamposDaEdicao = {
  titulo: z.optional(Titulo),
  anotacao: z.optional(Anotacao),
}

export const listarNotas = {
  method: 'GET',
  path: '/anotacao_simbolos',
  access: 'session',
  tag,
  summary: 'As notas do leitor, das mais novas às mais antigas; X-Next-Cursor traz a página seguinte',
  query: z.object({
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(Cursor),
    simbolo: z.optional(z.enum(SIGLAS, 'Este padrão não existe.')),
    /** Words to find in title or text, without regard to accents and case. */
    q: z.optional(z.string().check(z.maxLength(200, 'A busca deve ter no máximo 200 caracteres.'))),
  }),
  replies: { 200: z.array(NotaComSimbolo), 401: Erro, 422: Erro },
} as const satisfies Endpoint

export const notasDaPagina = {
  method: 'GET',
  path: '/anotacao_simbolos/:simbolo/:id/nota',
  access: 'session',
  tag,
  summary: 'As notas do leitor em um capítulo ou pergunta',
  params: z.object({ simbolo: IdNumerico, id: IdNumerico }),
  replies: { 200: z.array(Nota), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerNota = {
  method: 'GET',
  path: '/anotacao_simbolos/nota/:id',
  access: 'session',
  tag,
  summary: 'Uma nota como está guardada agora, para comparar depois de um conflito',
  params: z.object({ id: IdNota }),
  replies: { 200: Nota, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const criarNota = {
  method: 'POST',
  path: '/anotacao_simbolos/criar_nota',
  access: 'session',
  tag,
  summary: 'Cria uma nota',
  body: NovaNota,
  replies: { 201: Nota, 401: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const editarNota = {
  method: 'PUT',
  path: '/anotacao_simbolos/editar_nota/:id',
  access: 'session',
  tag,
  summary: 'Altera uma nota, pela consulta ou pelo corpo (o corpo vence); com versao, recusa um conflito',
  params: z.object({ id: IdNota }),
  query: z.object({ ...CamposDaEdicao, versao: z.optional(VersaoTexto) }),
  body: z.optional(z.nullable(z.object({ ...CamposDaEdicao, versao: z.optional(z.number()) }))),
  replies: { 200: Nota, 401: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const deletarNota = {
  method: 'DELETE',
  path: '/anotacao_simbolos/deletar_nota/:id',
  access: 'session',
  tag,
  summary: 'Exclui uma nota; nota_id deve ser igual ao id do caminho',
  params: z.object({ id: IdNota }),
  query: z.object({ nota_id: IdNota }),
  replies: { 200: z.object({ success: z.string() }), 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

function isAncora(text: string): boolean {
  const ancora = parseAncora(text)
  return ancora !== null && formatAncora(ancora) === text
}
