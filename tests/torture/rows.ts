/** One row of each kind that only its reader may see. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Usuario } from '#contract/auth.ts'
import { escolherVersiculos } from '#contract/cartoes.ts'
import { criarDestaque, Destaque } from '#contract/destaques.ts'
import { CapituloDoEbook } from '#contract/ebook-texto.ts'
import { capitulosPorEbook } from '#contract/ebooks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Etiqueta, etiquetar } from '#contract/etiquetas.ts'
import { criarLeitura, criarLeituraQueroLer, Leitura } from '#contract/leituras.ts'
import { MarcaDoLeitor, salvarMarca } from '#contract/marcas.ts'
import { criarPerfil, salvarRevisao } from '#contract/memoria.ts'
import { criarNota, Nota } from '#contract/notas.ts'
import { enviarFoto, listarSessoes, SessaoAberta } from '#contract/perfil.ts'
import { comecarPlano, marcarPorcoes } from '#contract/planos-iniciados.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { callOk, type Send } from './call.ts'

/** Of the catalogue that comes with the library. */
const EBOOK_ID = 1
const OTHER_EBOOK_ID = 2

/** Where a highlight can be made. */
export interface Passage {
  ebookId: number
  capituloId: number
  paragrafoId: number
}

export interface ReaderRows {
  nota: string
  /** Being read, and what the server last said of its place. */
  leitura: string
  versaoDaPosicao: number
  /** Only waiting to be read. */
  queroLer: string
  destaque: string
  /** On a verse of the Bible. */
  marca: string
  /** A tag that is on all three. */
  etiqueta: string
  /** A child's profile of memorising, and a review of it. */
  perfil: string
  revisao: string
  /** A reading plan that was begun. */
  plano: string
  sessao: string
  /** The version in the photo's address. */
  foto: string
  passage: Passage
}

type Headers = Readonly<Record<string, string>>

/** @param texto stands in the note and in the note of the highlight */
export async function addRows(send: Send, headers: Headers, texto: string): Promise<ReaderRows> {
  const passage = await findPassage(send, headers)
  const nota = z.parse(
    Nota,
    await callOk(send, criarNota, headers, {
      body: { simbolo: 1, numero_pergunta: 8, titulo: texto, anotacao: texto },
    }),
  )
  const leitura = await addLeitura(send, criarLeitura, headers, EBOOK_ID)
  const queroLer = await addLeitura(send, criarLeituraQueroLer, headers, OTHER_EBOOK_ID)
  const destaque = await addDestaque(send, headers, passage, texto)
  const [sessao] = z.parse(z.array(SessaoAberta), await callOk(send, listarSessoes, headers))
  const marca = await addMarca(send, headers, texto)
  const marcacoes = [
    { tipo: 'nota', id: nota.id },
    { tipo: 'destaque', id: destaque.id },
    { tipo: 'marca', id: marca },
  ]
  return {
    nota: nota.id,
    leitura: leitura.id,
    versaoDaPosicao: leitura.posicao.versao,
    queroLer: queroLer.id,
    destaque: destaque.id,
    marca,
    etiqueta: await addEtiqueta(send, headers, { marcacoes, por: [texto.slice(0, 40)] }),
    ...(await addMemoria(send, headers, texto)),
    plano: await addPlano(send, headers),
    sessao: sessao?.id ?? '',
    foto: await addFoto(send, headers),
    passage,
  }
}

async function addLeitura(
  send: Send,
  endpoint: Endpoint,
  headers: Headers,
  ebookId: number,
): Promise<Leitura> {
  return z.parse(Leitura, await callOk(send, endpoint, headers, { params: { ebookId } }))
}

/** The first paragraph of the first ebook that has some words. */
export async function findPassage(send: Send, headers: Headers): Promise<Passage> {
  const params = { ebookId: EBOOK_ID }
  const capitulos = z.parse(
    z.array(CapituloDoEbook),
    await callOk(send, capitulosPorEbook, headers, { params }),
  )
  for (const { id, paragrafos } of capitulos) {
    const paragrafo = paragrafos.find(({ texto }) => texto.length > 20)
    if (paragrafo) return { ebookId: EBOOK_ID, capituloId: id, paragrafoId: paragrafo.id }
  }
  throw new Error(`ebook ${EBOOK_ID} has no paragraph to mark`)
}

async function addDestaque(send: Send, headers: Headers, passage: Passage, nota: string): Promise<Destaque> {
  const { ebookId, capituloId, paragrafoId } = passage
  const body = {
    capitulo_id: capituloId,
    paragrafo_inicio_id: paragrafoId,
    inicio: 0,
    paragrafo_fim_id: paragrafoId,
    fim: 10,
    cor: 'amarelo',
    nota,
  }
  return z.parse(Destaque, await callOk(send, criarDestaque, headers, { params: { ebookId }, body }))
}

async function addMarca(send: Send, headers: Headers, nota: string): Promise<string> {
  await callOk(send, salvarMarca, headers, { params: { id: uuidv7() }, body: { ...marcaEmPalavras(), nota } })
  const params = { id: uuidv7() }
  const body = { lugar: { livro: 43, capitulo: 3, de: 16, ate: 16 }, cor: 'verde', nota }
  return z.parse(MarcaDoLeitor, await callOk(send, salvarMarca, headers, { params, body })).id
}

/** The first word of CFW 8.1. */
export function marcaEmPalavras() {
  const lugar = { parte_inicio: 100_801_001, inicio: 0, parte_fim: 100_801_001, fim: 7 }
  return { palavras: { fonte: 'cfw', ...lugar, trecho: 'Aprouve' }, cor: 'azul' }
}

async function addEtiqueta(send: Send, headers: Headers, body: object): Promise<string> {
  const [etiqueta] = z.parse(z.array(Etiqueta), await callOk(send, etiquetar, headers, { body }))
  return etiqueta?.id ?? ''
}

async function addMemoria(send: Send, headers: Headers, nome: string) {
  const [perfil, revisao] = [uuidv7(), uuidv7()]
  await callOk(send, criarPerfil, headers, { body: { id: perfil, nome: nome.slice(0, 40) } })
  await callOk(send, salvarRevisao, headers, { params: { id: revisao }, body: revisaoOf(perfil) })
  const body = { livro: 43, capitulo: 3, de: 16, ate: 16 }
  await callOk(send, escolherVersiculos, headers, { params: { id: perfil }, body })
  return { perfil, revisao }
}

async function addPlano(send: Send, headers: Headers): Promise<string> {
  const params = { id: uuidv7() }
  await callOk(send, comecarPlano, headers, { body: { ...PLANO_INICIADO, ...params } })
  await callOk(send, marcarPorcoes, headers, { params, body: { marcas: [PORCAO_LIDA] } })
  return params.id
}

const mudado_em = '2026-01-01T08:00:00.000Z'
/** A plan that goes on, as it is sent. */
export const PLANO_INICIADO = {
  ...{ plano: 'mcheyne', inicio: '2026-01-01', deslocamento: 0, encerrado: false, mudado_em },
}
export const PORCAO_LIDA = { porcao: '1.1', feito: true, mudado_em }

/** An answer that was graded, as it is sent. */
export function revisaoOf(perfil: string) {
  return { perfil, cartao: 'bcw-1', nota: 3, feita_em: '2026-01-01T08:00:00.000Z' }
}

async function addFoto(send: Send, headers: Headers): Promise<string> {
  const png = { ...headers, 'content-type': 'image/png' }
  const { foto } = z.parse(Usuario, await callOk(send, enviarFoto, png, { body: readPhoto() }))
  // '/api/perfil/foto/VERSION/256'
  return foto?.split('/').at(-2) ?? ''
}

/** A small picture for a reader's photo. */
export function readPhoto(): Buffer {
  return readFileSync(join(PROJECT_ROOT, 'tests/fixtures/epub/porta.png'))
}
