/** One list of all that a reader wrote: notes on pages, highlights of ebooks, marks (docs/marcacoes.md). */
import * as z from 'zod/mini'
import { Cursor, IdPrivado, Instante, LimiteDaLista } from './atoms.ts'
import { SiglaDeEdicao } from './biblia.ts'
import { CORES } from './destaques.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { EtiquetaDaMarcacao, TIPOS_DA_MARCACAO } from './etiquetas.ts'
import { PalavrasMarcadas } from './marcas.ts'
import { Padrao } from './padroes.ts'

const tag = 'Marcações'

/** Longest search in the list, in characters. */
export const MAX_BUSCA_DE_MARCACOES = 200

/** Where it was written: 'cfw', 'biblia', 'ebook-12'. */
export const FonteDaMarcacao = z
  .string('O texto não existe.')
  .check(z.regex(/^(?:cfw|cmw|bcw|fgop|dcpu|dcpr|biblia|ebook-\d{1,9})$/, 'O texto não existe.'))

const NaPagina = z.object({
  em: z.literal('padrao'),
  padrao: Padrao,
  numero: z.number(),
  /** Of marked words, the section and the ids of the first and the last part; of a note null. */
  secao: z.nullable(z.number()),
  /** Of a note that is about a place inside the page, as its address names it. */
  ancora: z.optional(z.string()),
  inicio: z.nullable(z.number()),
  fim: z.nullable(z.number()),
})

const NaBiblia = z.object({
  em: z.literal('biblia'),
  /** First and last verse as the library counts. */
  inicio: z.number(),
  fim: z.number(),
  /** The same as the edition counts, in whose words it is shown. */
  livro: z.number(),
  capitulo: z.number(),
  de: z.number(),
  ate: z.number(),
})

const NoEbook = z.object({
  em: z.literal('ebook'),
  ebook_id: z.number(),
  titulo: z.string(),
  /** Null, with both paragraphs, when the present edition of the book no longer has the passage. */
  capitulo_id: z.nullable(z.number()),
  paragrafo_inicio_id: z.nullable(z.number()),
  inicio: z.number(),
  paragrafo_fim_id: z.nullable(z.number()),
  fim: z.number(),
  /** The reading in which this reader has the book open or finished; null when there is none. */
  leitura_id: z.nullable(z.string()),
})

const LugarDaMarcacao = z.discriminatedUnion('em', [NaPagina, NaBiblia, NoEbook])

export const Marcacao = z.object({
  tipo: z.enum(TIPOS_DA_MARCACAO),
  id: z.string(),
  fonte: z.string(),
  /** Its place as people cite it: 'CFW 8', 'João 3.16–17', 'O Peregrino, Capítulo 1'. */
  citacao: z.string(),
  lugar: LugarDaMarcacao,
  /** Of a note; empty for the others. */
  titulo: z.string(),
  /** The marked words, or the verses; of a note there are none. */
  trecho: z.string(),
  /** Where a mark is on words and not on whole verses. */
  palavras: z.nullable(PalavrasMarcadas),
  nota: z.string(),
  /** Null for a note, and for a mark without a colour. */
  cor: z.nullable(z.enum(CORES)),
  versao: z.number(),
  criada_em: z.string(),
  editada_em: z.string(),
  etiquetas: z.array(EtiquetaDaMarcacao),
})
export type Marcacao = z.infer<typeof Marcacao>

const Momento = Instante('A data é inválida.')

export const FiltroDeMarcacoes = z.object({
  fonte: z.optional(FonteDaMarcacao),
  tipo: z.optional(z.enum(TIPOS_DA_MARCACAO, 'Este tipo não existe.')),
  cor: z.optional(z.enum(CORES, 'Esta cor não existe.')),
  etiqueta: z.optional(IdPrivado),
  /** From the first of these instants on, before the second. */
  de: z.optional(Momento),
  ate: z.optional(Momento),
  /** Words to find in notes and marked passages, without regard to accents and case. */
  q: z.optional(
    z.string().check(z.maxLength(MAX_BUSCA_DE_MARCACOES, 'A busca deve ter no máximo 200 caracteres.')),
  ),
})
export type FiltroDeMarcacoes = z.infer<typeof FiltroDeMarcacoes>

export const listarMarcacoes = {
  method: 'GET',
  path: '/marcacoes',
  access: 'session',
  tag,
  summary:
    'Notas, destaques e marcas do leitor, das mais novas às mais antigas; X-Next-Cursor traz a página seguinte, também de uma vazia',
  query: z.extend(FiltroDeMarcacoes, {
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(Cursor),
    edicao: z.optional(SiglaDeEdicao),
  }),
  replies: { 200: z.array(Marcacao), 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const listarFontesDasMarcacoes = {
  method: 'GET',
  path: '/marcacoes/fontes',
  access: 'session',
  tag,
  summary: 'Os textos em que o leitor escreveu ou marcou, e quanto em cada um',
  replies: {
    200: z.array(z.object({ fonte: z.string(), nome: z.string(), total: z.number() })),
    401: Erro,
  },
} as const satisfies Endpoint
