/** The documents that the device has: of the standards and the Bible what 'Guardar' took, and the reader's own notes. */
import * as z from 'zod/mini'
import { Livro, livroBiblia, Versiculo, versiculos } from '#contract/biblia.ts'
import { type Parte, TextoCompleto, textoCompleto } from '#contract/padrao-texto.ts'
import { PADROES, Padrao, padraoOfSimbolo } from '#contract/padroes.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import { buildUrl } from '#contract/url.ts'
import { listNotasNoAparelho } from '../../notas/public.ts'
import { readEdicaoGuardada, toEdicaoPedida } from '../../platform/offline/edicao-guardada.ts'
import { guardaOf } from '../../platform/offline/guardavel.ts'
import { readTextoGuardado } from '../../platform/offline/read-texto-guardado.ts'
import type { Documento } from './procurar.ts'

/** Books of the Bible; its last chapters are found by their addresses. */
const LIVROS = 66
const MAX_CAPITULOS = 150

type Cached = Pick<Cache, 'match'>

/** Opens what was taken onto the device; null when it was not. */
export async function openGuarda(tipo: 'padroes' | 'biblia'): Promise<Cache | null> {
  const name = guardaOf({ tipo })
  return (await caches.has(name)) ? caches.open(name) : null
}

export async function* readPadroes(cache: Cached): AsyncGenerator<Documento[], void> {
  for (const padrao of Padrao.options) {
    const url = buildUrl(textoCompleto.path, { params: { padrao } })
    const texto = await readTextoGuardado(cache, url, TextoCompleto)
    if (texto) yield toDocumentosDoPadrao(padrao, texto)
  }
}

/** The pages by their titles (a question with its answer), what a section is called or ends with, and paragraphs. */
export function toDocumentosDoPadrao(padrao: Padrao, { paginas }: TextoCompleto): Documento[] {
  const { sigla, titulo: contexto, unidade } = PADROES[padrao]
  return paginas.flatMap(({ numero, titulo, secoes }) => {
    const label = `${unidade === 'pergunta' ? 'Pergunta' : 'Capítulo'} ${numero}: `
    const make = (
      texto: string,
      partes: readonly Lugar[],
      destaque: number | null,
    ): Omit<Documento, 'titulo'> => ({
      fonte: 'padroes',
      texto,
      toResultado: (marcado, trecho, first) => ({
        fonte: 'padroes',
        titulo: {
          texto: label + (destaque === null ? marcado.texto : titulo),
          marcas: (destaque === null ? marcado.marcas : []).map(({ inicio, fim }) => ({
            inicio: inicio + label.length,
            fim: fim + label.length,
          })),
        },
        contexto,
        trecho: trecho.texto === '' && destaque !== null ? marcado : trecho,
        simbolo: sigla,
        numero,
        ...lugarOf(destaque === null || first === null ? partOf(partes, first) : undefined),
        ...(first !== null && destaque !== null && { destaque, secao: destaque }),
      }),
    })
    const paragrafos = secoes.flatMap(({ secao, partes }) =>
      [...Map.groupBy(partes, ({ paragrafo }) => paragrafo).values()].map((rows) => joinPartes(secao, rows)),
    )
    const daPagina =
      unidade === 'pergunta'
        ? make(paragrafos.map(({ texto }) => texto).join('\n'), paragrafos[0]?.partes ?? [], null)
        : make('', [], null)
    return [
      { titulo, ...daPagina },
      ...secoes.flatMap((secao) =>
        secao.titulo === null && secao.destaque === null
          ? []
          : [
              {
                titulo: secao.titulo ?? '',
                ...make(secao.destaque ?? '', joinPartes(secao.secao, secao.partes).partes, secao.secao),
              },
            ],
      ),
      ...(unidade === 'pergunta'
        ? []
        : paragrafos.map(({ texto, partes }) => ({
            titulo,
            isTituloDaPagina: true as const,
            ...make(texto, partes, null),
          }))),
    ]
  })
}

/** Where a part begins in its paragraph. */
interface Lugar {
  readonly id: number
  readonly secao: number
  readonly paragrafo: number
  readonly inicio: number
}

function joinPartes(secao: number, rows: readonly Pick<Parte, 'id' | 'parte' | 'paragrafo'>[]) {
  let texto = ''
  const partes: Lugar[] = []
  for (const { id, parte, paragrafo } of rows) {
    if (texto !== '') texto += separatorBefore(parte)
    partes.push({ id, secao, paragrafo, inicio: texto.length })
    texto += parte
  }
  return { texto, partes }
}

function lugarOf(parte: Lugar | undefined) {
  const { id = null, secao = null, paragrafo = null } = parte ?? {}
  return { parte_id: id, secao, paragrafo, destaque: null }
}

function partOf(partes: readonly Lugar[], first: number | null): Lugar | undefined {
  return first === null ? partes[0] : partes.findLast(({ inicio }) => inicio <= first)
}

export async function* readBiblia(cache: Cached): AsyncGenerator<Documento[], void> {
  const edicao = toEdicaoPedida(await readEdicaoGuardada(cache))
  const query = { edicao }
  for (let id = 1; id <= LIVROS; id += 1) {
    const url = buildUrl(livroBiblia.path, { params: { id }, query })
    const livro = await readTextoGuardado(cache, url, Livro)
    if (!livro) continue
    const length = Math.min(livro.quantidade_capitulos, MAX_CAPITULOS)
    const lidos = Array.from({ length }, async (_, index) => {
      const capitulo = index + 1
      const doCapitulo = buildUrl(versiculos.path, { params: { livro: id, capitulo }, query })
      const lista = (await readTextoGuardado(cache, doCapitulo, z.array(Versiculo))) ?? []
      return toDocumentosDoCapitulo(livro, capitulo, lista, edicao)
    })
    yield (await Promise.all(lidos)).flat()
  }
}

export function toDocumentosDoCapitulo(
  { id: livro_id, livro }: Pick<Livro, 'id' | 'livro'>,
  capitulo: number,
  lista: readonly Versiculo[],
  edicao?: string,
): Documento[] {
  return lista.map(({ numero_versiculo: versiculo, texto_biblico: texto }) => ({
    fonte: 'biblia',
    titulo: '',
    texto,
    toResultado: (_, trecho) => ({
      fonte: 'biblia',
      titulo: { texto: `${livro} ${capitulo}.${versiculo}`, marcas: [] },
      contexto: null,
      trecho,
      livro_id,
      capitulo,
      versiculo,
      ...(edicao !== undefined && { edicao }),
    }),
  }))
}

export async function* readNotas(leitor: string): AsyncGenerator<Documento[], void> {
  for await (const notas of listNotasNoAparelho(leitor)) {
    yield notas.flatMap(({ id, titulo, anotacao, simbolo, numero }) => {
      const padrao = padraoOfSimbolo(simbolo)
      if (!padrao) return []
      const { sigla, unidade } = PADROES[padrao]
      const documento: Documento = {
        fonte: 'notas',
        titulo,
        texto: anotacao,
        toResultado: (marcado, trecho) => ({
          fonte: 'notas',
          titulo: titulo.trim() === '' ? { texto: 'Sem título', marcas: [] } : marcado,
          contexto: `${sigla}, ${unidade === 'pergunta' ? 'pergunta' : 'capítulo'} ${numero}`,
          trecho,
          nota_id: id,
          simbolo: sigla,
          numero,
        }),
      }
      return [documento]
    })
  }
}
