import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import { EdicaoPedida, SiglaDeEdicao } from './biblia.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { isPadraoComReferencias, Padrao } from './padroes.ts'

/** The verses that one reference covers, in runs of one chapter, ready to be linked and numbered. */
export const Trecho = z.object({
  livro: z.number(),
  capitulo: z.number(),
  /** First and last verse of the run; known also while no Bible is installed. */
  inicio: z.number(),
  fim: z.number(),
  versiculos: z.array(
    z.object({
      numero_versiculo: z.number(),
      /** The last verse in this text, where an edition joins several. */
      ate: z.optional(z.number()),
      texto_biblico: z.string(),
    }),
  ),
  /** Short name of the edition whose words these are, where the one asked for has none. */
  edicao: z.optional(z.string()),
})
export type Trecho = z.infer<typeof Trecho>

export const ReferenciaBiblica = z.object({
  /** As printed: 'Rm 8.14-15'. */
  referencia: z.string(),
  /** The whole text, read from the installed Bible; empty while none is installed. */
  texto: z.string(),
  trechos: z.array(Trecho),
})
export type ReferenciaBiblica = z.infer<typeof ReferenciaBiblica>

const PadraoComReferencias = z.enum(
  Padrao.options.filter(isPadraoComReferencias),
  'O padrão deve ser cfw, cmw, bcw ou fgop.',
)

export const referenciasBiblicas = {
  method: 'GET',
  path: '/referencia/referencias_biblicas/:parteId/:padrao',
  access: 'public',
  tag: 'Padrões',
  summary: 'Referências bíblicas de uma parte, com o texto da Bíblia instalada',
  params: z.object({ parteId: IdNumerico, padrao: PadraoComReferencias }),
  query: EdicaoPedida,
  replies: { 200: z.array(ReferenciaBiblica), 404: Erro, 422: Erro },
} as const satisfies Endpoint

/** Longest reference that `textoDaReferencia` takes, in characters. */
export const MAX_REFERENCIA = 300

export const textoDaReferencia = {
  method: 'GET',
  path: '/referencia/texto',
  access: 'public',
  tag: 'Padrões',
  summary: "Uma referência escrita como nos padrões, 'Rm 8.14-15', com o texto da Bíblia instalada",
  query: z.object({
    referencia: z
      .string('Escreva a referência.')
      .check(
        z.minLength(1, 'Escreva a referência.'),
        z.maxLength(MAX_REFERENCIA, `A referência deve ter no máximo ${MAX_REFERENCIA} caracteres.`),
      ),
    edicao: z.optional(SiglaDeEdicao),
  }),
  replies: { 200: ReferenciaBiblica, 404: Erro, 422: Erro },
} as const satisfies Endpoint

/** A part of a standard that cites verses of a Bible chapter as proof. */
export const Citacao = z.object({
  parteId: z.number(),
  /** 'CFW' … 'DCPR'. */
  simbolo: z.string(),
  /** Chapter or question. */
  numero: z.number(),
  /** The chapter's title, or the question. */
  titulo: z.string(),
  secao: z.number(),
  marcador: z.number(),
  parte: z.string(),
  referencia: z.string(),
  /** First and last verse cited, inside this chapter. */
  inicio: z.number(),
  fim: z.number(),
})
export type Citacao = z.infer<typeof Citacao>

export const citacoesDoCapitulo = {
  method: 'GET',
  path: '/referencia/citacoes/:livro/:capitulo',
  access: 'public',
  tag: 'Padrões',
  summary: 'As partes dos padrões que citam um capítulo da Bíblia, na ordem dos versículos',
  params: z.object({ livro: IdNumerico, capitulo: IdNumerico }),
  query: EdicaoPedida,
  replies: { 200: z.array(Citacao), 404: Erro, 422: Erro },
} as const satisfies Endpoint
