/** Public pages of the texts, rendered by the server for whoever has no account (docs/ler.md), and their pictures. */
import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { EdicaoDaBiblia, Livro, SiglaDeEdicao, Versiculo } from './biblia.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { PaginaDoTexto } from './padrao-texto.ts'
import { Padrao } from './padroes.ts'
import { Instalacao } from './saude.ts'

const tag = 'Páginas públicas'

/** A chapter or question of a standard: '/ler/cfw/8'. */
export function enderecoPublicoDaPagina(padrao: Padrao, numero: number): string {
  return `/ler/${padrao}/${numero}`
}

/** A chapter of the Bible: '/ler/biblia/43/3'. */
export function enderecoPublicoDoCapitulo(livroId: number, capitulo: number): string {
  return `/ler/biblia/${livroId}/${capitulo}`
}

export const PaginaPublicaDoPadrao = z.object({
  tipo: z.literal('padrao'),
  padrao: Padrao,
  pagina: PaginaDoTexto,
  /** Where a citation leads, by its words; none of those that no installed Bible has. */
  citacoes: z.record(z.string(), z.string()),
})
export type PaginaPublicaDoPadrao = z.infer<typeof PaginaPublicaDoPadrao>

export const PaginaPublicaDaBiblia = z.object({
  tipo: z.literal('biblia'),
  livro: Livro,
  capitulo: z.number(),
  versiculos: z.array(Versiculo),
  edicao: EdicaoDaBiblia,
})
export type PaginaPublicaDaBiblia = z.infer<typeof PaginaPublicaDaBiblia>

/** What a page is rendered from. */
export const DadosPublicos = z.object({
  instalacao: Instalacao,
  /** Null: there is no such text. */
  texto: z.nullable(z.discriminatedUnion('tipo', [PaginaPublicaDoPadrao, PaginaPublicaDaBiblia])),
})
export type DadosPublicos = z.infer<typeof DadosPublicos>

/** 'largo' is what links show (1200 by 630 pixels), 'quadrado' what is posted (1080 by 1080). */
export const FormatoDaImagem = z.enum(['largo', 'quadrado'], 'O formato deve ser largo ou quadrado.')
export type FormatoDaImagem = z.infer<typeof FormatoDaImagem>

const formato = z._default(FormatoDaImagem, 'largo')

export const imagemDaPagina = {
  method: 'GET',
  path: '/imagem/padroes/:padrao/:numero',
  access: 'public',
  tag,
  cost: 'file',
  summary: 'Um lugar de um padrão como imagem: com lugar (s2, s2p3, s2d, n5), só as palavras dele',
  params: z.object({ padrao: Padrao, numero: IdNumerico }),
  query: z.object({
    formato,
    lugar: z.optional(
      z.string().check(z.regex(/^(?:s\d{1,3}(?:p\d{1,3}|d)?|n\d{1,3})$/, 'O lugar é inválido.')),
    ),
  }),
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const imagemDoCapitulo = {
  method: 'GET',
  path: '/imagem/biblia/:livro/:capitulo',
  access: 'public',
  tag,
  cost: 'file',
  summary: 'Versículos como imagem: com versos (16, 16-18), só esses',
  params: z.object({ livro: IdNumerico, capitulo: IdNumerico }),
  query: z.object({
    formato,
    versos: z.optional(z.string().check(z.regex(/^\d{1,3}(?:-\d{1,3})?$/, 'Os versículos são inválidos.'))),
    edicao: z.optional(SiglaDeEdicao),
  }),
  replies: { 404: Erro, 422: Erro },
} as const satisfies Endpoint
