/** The list of highlights while changes are on their way to the server. */
import type { Destaque, NovoDestaque } from '#contract/destaques.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'

/** What a passage is until the server has answered. */
export function toProvisorio(
  ebookId: number,
  { paragrafo_inicio_id, inicio, paragrafo_fim_id, fim, trecho }: Passagem,
  { id, capitulo_id, cor }: Pick<NovoDestaque, 'capitulo_id' | 'cor'> & { readonly id: string },
): Destaque {
  const agora = new Date().toISOString()
  return {
    id,
    ebook_id: ebookId,
    capitulo_id,
    paragrafo_inicio_id,
    inicio,
    paragrafo_fim_id,
    fim,
    trecho,
    cor,
    nota: '',
    versao: 1,
    criado_em: agora,
    editado_em: agora,
  }
}

/**
 * What the server is asked to make of a highlight that is shown already.
 * @throws Error when it has no place in the text
 */
export function toNovo(destaque: Destaque): NovoDestaque {
  const { id, capitulo_id, paragrafo_inicio_id, inicio, paragrafo_fim_id, fim, cor, nota } = destaque
  if (capitulo_id === null || paragrafo_inicio_id === null || paragrafo_fim_id === null) {
    throw new Error('Um destaque novo tem o seu lugar no texto.')
  }
  return { id, capitulo_id, paragrafo_inicio_id, inicio, paragrafo_fim_id, fim, cor, nota }
}

/** Puts a highlight in the place of the one with its id; a new one last. */
export function put(lista: readonly Destaque[], destaque: Destaque): Destaque[] {
  const isListed = lista.some(({ id }) => id === destaque.id)
  return isListed ? lista.map((old) => (old.id === destaque.id ? destaque : old)) : [...lista, destaque]
}

export function drop(lista: readonly Destaque[], id: string): Destaque[] {
  return lista.filter((destaque) => destaque.id !== id)
}

/** Puts one that could not be deleted back before the one that it stood before. */
export function putBack(lista: readonly Destaque[], destaque: Destaque, index: number): Destaque[] {
  return lista.some(({ id }) => id === destaque.id) ? [...lista] : lista.toSpliced(index, 0, destaque)
}

/** Highlights by chapter, in the order of the contents, and those whose place the book no longer has. */
export function groupByCapitulo(
  lista: readonly Destaque[],
  capitulos: readonly { readonly id: number; readonly titulo: string }[],
) {
  const grupos = capitulos.flatMap(({ id, titulo }) => {
    const destaques = lista.filter(({ capitulo_id }) => capitulo_id === id)
    return destaques.length > 0 ? [{ id, titulo, destaques }] : []
  })
  const known = new Set(capitulos.map(({ id }) => id))
  const semLugar = lista.filter(({ capitulo_id }) => capitulo_id === null || !known.has(capitulo_id))
  return { grupos, semLugar }
}
