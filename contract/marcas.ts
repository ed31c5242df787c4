/** Colours and notes on verses of the Bible. */
import * as z from 'zod/mini'
import { IdNumerico, IdPrivado, Sucesso } from './atoms.ts'
import { EdicaoPedida } from './biblia.ts'
import { CORES } from './destaques.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

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

export const MarcaDoLeitor = z.object({
  id: z.string(),
  /** First and last verse as the library counts: livro * 1_000_000 + capitulo * 1_000 + versículo. */
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
})
export type MarcaDoLeitor = z.infer<typeof MarcaDoLeitor>

/** A mark where it stands in a chapter of an edition: the part of it that the chapter has. */
export const MarcaNoCapitulo = z.extend(MarcaDoLeitor, { de: z.number(), ate: z.number() })
export type MarcaNoCapitulo = z.infer<typeof MarcaNoCapitulo>

export const EscritaDaMarca = z
  .object({
    /** Of a new mark; one that is there keeps its place. */
    lugar: z.optional(LugarDaMarca),
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
    z.refine(({ lugar, versao }) => lugar !== undefined || versao !== undefined, {
      error: 'Diga que versículos marcar.',
      path: ['lugar'],
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

export const salvarMarca = {
  method: 'PUT',
  path: '/marcas/:id',
  access: 'session',
  tag,
  summary: 'Marca versículos ou, com versao, altera cor e nota; os números são os da edição',
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
