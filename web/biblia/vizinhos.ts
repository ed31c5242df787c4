import type { Livro } from '#contract/biblia.ts'

export const TOTAL_LIVROS = 66
const TOTAL_LIVROS_ANTIGO_TESTAMENTO = 39

/** A chapter to turn to, with the label that the page turn shows: 'Romanos 9'. */
export interface CapituloVizinho {
  readonly livro: number
  readonly capitulo: number
  readonly rotulo: string
}

export const TESTAMENTOS = ['antigo', 'novo'] as const
export type Testamento = (typeof TESTAMENTOS)[number]

/** The testament of a book, by its canonical position. */
export function testamentoOf(livroId: number): Testamento {
  return livroId <= TOTAL_LIVROS_ANTIGO_TESTAMENTO ? 'antigo' : 'novo'
}

export function nomeDoTestamento(testamento: Testamento): string {
  return testamento === 'antigo' ? 'Antigo Testamento' : 'Novo Testamento'
}

/** Whether a book has a chapter of this number. */
export function hasCapitulo(livro: Livro, capitulo: number): boolean {
  return capitulo >= 1 && capitulo <= livro.quantidade_capitulos
}

/** The books whose data a first or last chapter's neighbours need; null where there is none or none is needed. */
export function livrosVizinhosNeeded(
  livro: Livro,
  capitulo: number,
): { anterior: number | null; proximo: number | null } {
  return {
    anterior: capitulo === 1 && livro.id > 1 ? livro.id - 1 : null,
    proximo: capitulo === livro.quantidade_capitulos && livro.id < TOTAL_LIVROS ? livro.id + 1 : null,
  }
}

function toVizinho(livro: Livro, capitulo: number): CapituloVizinho {
  return { livro: livro.id, capitulo, rotulo: `${livro.livro} ${capitulo}` }
}

/** The chapters before and after, into neighbouring books. @param livroAnterior when needed and arrived @param livroProximo too */
export function findVizinhos(
  livro: Livro,
  capitulo: number,
  livroAnterior?: Livro,
  livroProximo?: Livro,
): { anterior: CapituloVizinho | null; proximo: CapituloVizinho | null } {
  const needed = livrosVizinhosNeeded(livro, capitulo)
  let anterior: CapituloVizinho | null = null
  if (capitulo > 1) anterior = toVizinho(livro, capitulo - 1)
  else if (livroAnterior && livroAnterior.id === needed.anterior)
    anterior = toVizinho(livroAnterior, livroAnterior.quantidade_capitulos)

  let proximo: CapituloVizinho | null = null
  if (capitulo < livro.quantidade_capitulos) proximo = toVizinho(livro, capitulo + 1)
  else if (livroProximo && livroProximo.id === needed.proximo) proximo = toVizinho(livroProximo, 1)
  return { anterior, proximo }
}
