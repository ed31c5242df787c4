/** Colours and notes on verses of the Bible, and on words of the Bible and of the standards. */
import * as z from 'zod/mini'
import { IdNumerico, IdPrivado, Sucesso } from './atoms.ts'
import { EdicaoPedida } from './biblia.ts'
import { CORES, MAX_TRECHO } from './destaques.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { Padrao } from './padroes.ts'

const tag = 'Marcas'

export const MAX_NOTA_DA_MARCA = 10_000
/** More than any chapter has. */
const MAX_VERSICULO = 200

const Cor = z.nullable(z.enum(CORES, 'Esta cor não existe.'))
const NotaDaMarca = z
  .string('A nota deve ser um texto.')
  .check(z.maxLength(MAX_NOTA_DA_MARCA, 'A nota deve ter no máximo 10.000 caracteres.'))

const Numero = (message: string, max: number) =>
  z.int32(message).check(z.gte(1, message), z.lte(max, message))
const NumeroDoVersiculo = Numero('O versículo deve ser um número de 1 a 200.', MAX_VERSICULO)

/** Verses of one chapter, both included, as an edition counts them. */
export const LugarDaMarca = z
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
export type LugarDaMarca = z.infer<typeof LugarDaMarca>

/** Texts whose words can be marked. */
export const FonteDaMarca = z.enum(['biblia', ...Padrao.options], 'Este texto não pode ser marcado.')
export type FonteDaMarca = z.infer<typeof FonteDaMarca>

/** The line that ends a section of the DCPU, as if it were a part: section * 1_000 + this. No section has as many. */
export const ORDEM_DO_DESTAQUE = 999

const Parte = z
  .int32('A parte deve ser um número inteiro.')
  .check(z.gte(1, 'A parte deve ser um número inteiro.'))
const Deslocamento = z
  .int32('O deslocamento deve ser um número inteiro.')
  .check(z.gte(0, 'O deslocamento não pode ser negativo.'))

/**
 * Words: from a character (UTF-16) of one part up to, not including, one of another or the same. In a standard a part is
 * one of its page; in the Bible a verse as the edition counts it (`id` of `Versiculo`).
 */
export const LugarDasPalavras = z.object({
  parte_inicio: Parte,
  inicio: Deslocamento,
  parte_fim: Parte,
  fim: Deslocamento,
})
export type LugarDasPalavras = z.infer<typeof LugarDasPalavras>

/** Words to be marked. */
export const NovasPalavras = z.extend(LugarDasPalavras, {
  fonte: FonteDaMarca,
  /** As the reader saw them: they are looked for where the text is another one by now. */
  trecho: z
    .string('O trecho deve ser um texto.')
    .check(
      z.minLength(1, 'Escolha ao menos uma palavra.'),
      z.maxLength(MAX_TRECHO, 'O trecho deve ter no máximo 5.000 caracteres.'),
    ),
})
export type NovasPalavras = z.infer<typeof NovasPalavras>

/** The words of a mark, as the server read them from the text; paragraphs are separated by a line break. */
export const PalavrasMarcadas = z.object({
  /** Of the Bible the edition in which they were chosen; null in a standard. */
  edicao: z.nullable(z.string()),
  /** Null when that text no longer has the words. */
  lugar: z.nullable(LugarDasPalavras),
  trecho: z.string(),
})
export type PalavrasMarcadas = z.infer<typeof PalavrasMarcadas>

export const MarcaDoLeitor = z.object({
  id: z.string(),
  /**
   * First and last verse as the library counts: livro * 1_000_000 + capitulo * 1_000 + versículo. In a standard first and
   * last part.
   */
  inicio: z.number(),
  fim: z.number(),
  /** Null where there is only a note. */
  cor: Cor,
  /** Empty where there is only a colour. */
  nota: z.string(),
  /** Grows with each change; a change that names an older one is refused with 409. */
  versao: z.number(),
  criado_em: z.string(),
  atualizado_em: z.string(),
  /** Absent where whole verses are marked. */
  palavras: z.optional(PalavrasMarcadas),
})
export type MarcaDoLeitor = z.infer<typeof MarcaDoLeitor>

/**
 * A mark where it stands in a text. In a chapter of an edition `de` and `ate` are the verses of it that the chapter has, as
 * the edition counts; in a page of a standard they are the same parts as `inicio` and `fim`.
 */
export const MarcaNoCapitulo = z.extend(MarcaDoLeitor, { de: z.number(), ate: z.number() })
export type MarcaNoCapitulo = z.infer<typeof MarcaNoCapitulo>

export const EscritaDaMarca = z
  .object({
    /** Of a new mark, one of the two; one that is there keeps its place. */
    lugar: z.optional(LugarDaMarca),
    palavras: z.optional(NovasPalavras),
    cor: Cor,
    nota: z._default(NotaDaMarca, ''),
    /** The version that is changed; without it the mark is new. */
    versao: z.optional(z.int32('A versão deve ser um número.')),
  })
  .check(
    z.refine(({ cor, nota }) => cor !== null || nota !== '', {
      error: 'Escolha uma cor ou escreva uma nota.',
      path: ['cor'],
    }),
    z.refine(
      ({ lugar, palavras, versao }) => lugar !== undefined || palavras !== undefined || versao !== undefined,
      { error: 'Diga que versículos ou palavras marcar.', path: ['lugar'] },
    ),
    z.refine(({ lugar, palavras }) => lugar === undefined || palavras === undefined, {
      error: 'Marque versículos ou palavras, não os dois de uma vez.',
      path: ['palavras'],
    }),
  )
export type EscritaDaMarca = z.input<typeof EscritaDaMarca>

export const listarMarcas = {
  method: 'GET',
  path: '/marcas/biblia/:livro/:capitulo',
  access: 'session',
  tag,
  summary: 'As marcas do leitor em um capítulo da Bíblia, na ordem do texto',
  params: z.object({ livro: IdNumerico, capitulo: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: z.array(MarcaNoCapitulo), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarMarcasDaPagina = {
  method: 'GET',
  path: '/marcas/padroes/:padrao/:numero',
  access: 'session',
  tag,
  summary:
    'As marcas do leitor em um capítulo ou uma pergunta, na ordem do texto; as que ele não tem mais, no fim',
  params: z.object({ padrao: Padrao, numero: IdNumerico }),
  replies: { 200: z.array(MarcaNoCapitulo), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const salvarMarca = {
  method: 'PUT',
  path: '/marcas/:id',
  access: 'session',
  tag,
  summary: 'Marca versículos ou palavras ou, com versao, altera cor e nota; os números são os da edição',
  params: z.object({ id: IdPrivado }),
  query: EdicaoPedida,
  body: EscritaDaMarca,
  replies: { 200: MarcaDoLeitor, 401: Erro, 403: Erro, 404: Erro, 409: Erro, 422: Erro },
} as const satisfies Endpoint

export const deletarMarca = {
  method: 'DELETE',
  path: '/marcas/:id',
  access: 'session',
  tag,
  summary: 'Exclui uma marca e a sua nota',
  params: z.object({ id: IdPrivado }),
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
