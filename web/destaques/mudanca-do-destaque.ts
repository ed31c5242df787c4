/** The list of highlights while changes are on their way to the server. */
import type { Destaque, NovoDestaque } from '#contract/destaques.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'

/** Name of the highlights in the outbox, and the first part of their query keys. */
export const DESTAQUES = 'destaques'

type CorENota = Partial<Pick<Destaque, 'cor' | 'nota'>>

/** What was done to a highlight and waits for the server. */
export type MudancaDoDestaque =
  | EscritaDoDestaque
  /** Without the book: an earlier version of the app did not write it. */
  | { readonly tipo: 'desmarcar'; readonly ebook_id?: number }

export type EscritaDoDestaque = {
  /** As it is shown until the server has answered. */
  readonly destaque: Destaque
} & (
  | { readonly tipo: 'marcar' }
  | ({ readonly tipo: 'alterar'; readonly versao: number } & Readonly<CorENota>)
)

/** Colour and note as they are to be, or one of them. */
export function mudadoOf(escrita: EscritaDoDestaque): CorENota {
  const { cor, nota }: CorENota = escrita.tipo === 'marcar' ? escrita.destaque : escrita
  return { ...(cor !== undefined && { cor }), ...(nota !== undefined && { nota }) }
}

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

/** What the server is asked to make of a highlight that is shown already. @throws Error when it has no place in the text */
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
