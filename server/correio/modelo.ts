/** What a kind of mail is: data that are kept until it is sent, and how it is written from them. */
import * as z from 'zod/mini'
import type { TipoDeAviso } from '#contract/avisos.ts'
import type { AcaoDaChave } from './chave-de-conta.ts'

/** What a mail is made of; the layouts say how each looks in HTML and in plain text. All of it is plain text. */
export type BlocoDaCarta =
  | { readonly tipo: 'paragrafo' | 'miudo'; readonly texto: string }
  | { readonly tipo: 'botao'; readonly texto: string; readonly url: string }
  | { readonly tipo: 'linhas'; readonly linhas: readonly (readonly [rotulo: string, valor: string])[] }
  | { readonly tipo: 'citacao'; readonly texto: string; readonly fonte: string }
  | { readonly tipo: 'elos'; readonly elos: readonly Elo[] }

/** A line that leads somewhere, and a smaller one below it. */
export interface Elo {
  readonly texto: string
  readonly nota: string
  readonly url: string
}

/** How a mail is stopped. */
export interface Cancelamento {
  /** For the reader: a page with a button. */
  readonly pagina: string
  /** For mail programs: one call (RFC 8058). */
  readonly umToque: string
}

export interface Carta {
  readonly assunto: string
  /** What lists of mails show after the subject. */
  readonly previa: string
  readonly titulo: string
  readonly blocos: readonly BlocoDaCarta[]
  /** Why it came, for the foot. */
  readonly porque: string
  readonly cancelar?: Cancelamento
}

export interface Contexto {
  /** First name of the reader. */
  readonly nome: string
  readonly para: string
  /** The key that the mail brings, of the kind that the model names; else ''. */
  readonly chave: string
  /** For a mail of which the model says that it may be stopped. */
  readonly cancelar?: Cancelamento
  readonly editora: { readonly nome: string; readonly contato: string }
  /** @param path on the public address: '/login' @returns the whole address */
  endereco(path: string): string
}

export interface ModeloDeCorreio<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly dados: S
  /** With it the mail brings a key of this kind, made when it is sent. */
  readonly acao?: AcaoDaChave
  /** With it the reader may stop mails of this kind: the layout writes the link and the headers of RFC 8058. */
  readonly aviso?: TipoDeAviso
  escrever(dados: z.output<S>, contexto: Contexto): Carta
}

/** Ties the data of a kind to its writing. */
export function defineModelo<S extends z.ZodMiniType>(modelo: ModeloDeCorreio<S>): ModeloDeCorreio<S> {
  return modelo
}

/** Writes a mail from what was kept of it. @throws when that is not what the model asks for */
export function escreverCarta(modelo: ModeloDeCorreio, dados: unknown, contexto: Contexto): Carta {
  const carta = modelo.escrever(z.parse(modelo.dados, dados), contexto)
  return modelo.aviso && contexto.cancelar ? { ...carta, cancelar: contexto.cancelar } : carta
}

export const paragrafo = (texto: string): BlocoDaCarta => ({ tipo: 'paragrafo', texto })
export const miudo = (texto: string): BlocoDaCarta => ({ tipo: 'miudo', texto })
export const botao = (texto: string, url: string): BlocoDaCarta => ({ tipo: 'botao', texto, url })
