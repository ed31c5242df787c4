/** Gives the chapters and paragraphs of a book their ids: those of the stored edition wherever they are the same. */
import { chaveDoParagrafo, type Edicao, type TrocaDeEdicao } from './edicao.ts'
import type { IdSource } from './id-source.ts'
import { matchCapitulos } from './match-capitulos.ts'
import { matchParagrafos } from './match-paragrafos.ts'
import type { ParsedEbook } from './parsers/content-model.ts'

export interface EbookIds {
  ebook: number
  /** By ordem - 1. */
  capitulos: number[]
  /** By ordem of chapter - 1, then of paragraph - 1. */
  paragrafos: number[][]
}

interface IdSources {
  capitulo: IdSource
  paragrafo: IdSource
}

/** @param antes the stored edition; null for a new book */
export function assignEbookIds(
  ebookId: number,
  ebook: ParsedEbook,
  antes: { edicao: Edicao; titulo: string; numero: number } | null,
  sources: IdSources,
): { ids: EbookIds; troca: TrocaDeEdicao } {
  const stored: Edicao = antes?.edicao ?? { capitulos: [], paragrafos: [] }
  const novos = ebook.capitulos.flatMap(({ paragrafos }, capitulo) =>
    paragrafos.map(({ tipo, texto, detalhes }) => ({
      capitulo,
      texto,
      chave: chaveDoParagrafo(tipo, texto, detalhes.imagem?.nome),
    })),
  )
  const matched = matchParagrafos(
    stored.paragrafos.map(({ chave }) => chave),
    novos.map(({ chave }) => chave),
  ).map((index) => (index === null ? null : (stored.paragrafos[index] ?? null)))

  const votes = matched.flatMap((antigo, index) => {
    const novo = novos[index]
    return antigo && novo ? [{ antigo: antigo.capituloId, novo: novo.capitulo }] : []
  })
  const capituloIds = matchCapitulos(stored.capitulos, ebook.capitulos.length, votes).map(
    (id) => id ?? sources.capitulo.next(),
  )
  const paragrafoIds: number[][] = ebook.capitulos.map(() => [])
  const paragrafos = novos.map(({ capitulo, texto, chave }, index) => {
    const id = matched[index]?.id ?? sources.paragrafo.next()
    paragrafoIds[capitulo]?.push(id)
    return { id, capituloId: capituloIds[capitulo] ?? 0, texto, chave }
  })
  const capitulos = ebook.capitulos.map(({ ordem, titulo }, index) => ({
    id: capituloIds[index] ?? 0,
    ordem,
    titulo,
  }))
  return {
    ids: { ebook: ebookId, capitulos: capituloIds, paragrafos: paragrafoIds },
    troca: {
      ebookId,
      titulo: ebook.titulo,
      tituloAntes: antes?.titulo ?? null,
      antes: antes?.edicao ?? null,
      depois: { capitulos, paragrafos },
      numero: antes?.numero ?? 1,
    },
  }
}
