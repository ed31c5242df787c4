import type { CanonLivro } from '../canon.ts'
import type { ParsedLivro } from '../parsed-biblia.ts'
import { fromVerseNumber, toVerseNumber } from '../verse-number.ts'
import { type CapituloContado, fitCapitulos } from './fit-capitulos.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './nome-da-versificacao.ts'
import type { FaixaDoCanon } from './parse-tabela.ts'
import { readVersificacao, type Versificacao } from './read-versificacao.ts'

/** Finds the canonical place of the verses of one edition. */
export interface Placement {
  /** How each chapter of a book is counted. */
  capitulos(livro: number): ReadonlyMap<number, CapituloContado>
  /** @param numero as the edition counts @returns null for words that none of the 66 books has */
  toCanon(numero: number): FaixaDoCanon | null
}

export function createPlacement(
  livros: readonly ParsedLivro[],
  nome: NomeDaVersificacao,
  canon: readonly CanonLivro[],
): Placement {
  const versificacoes = new Map(NOMES_DAS_VERSIFICACOES.map((each) => [each, readVersificacao(each, canon)]))
  const own = versificacoes.get(nome) ?? readVersificacao(nome, canon)
  const fitted = new Map(
    livros.map((livro) => [livro.id, fitCapitulos(livro, own, [...versificacoes.values()])]),
  )
  const none: ReadonlyMap<number, CapituloContado> = new Map()
  return {
    capitulos: (livro) => fitted.get(livro) ?? none,
    toCanon(numero) {
      const { livro, capitulo } = fromVerseNumber(numero)
      const contado = fitted.get(livro)?.get(capitulo)
      if (!contado) return null
      return findPlace(versificacoes.get(contado.nome) ?? own, moveLimite(numero, contado, own))
    },
  }
}

/** The verse's number where the borders between the chapters stand as in the scheme. */
function moveLimite(numero: number, { last, limite }: CapituloContado, { capitulos }: Versificacao): number {
  const { livro, capitulo, versiculo } = fromVerseNumber(numero)
  const { antes, depois } = limite
  const moved = versiculo + antes
  if (moved < 1) {
    const total = capitulos(livro)[capitulo - 2] ?? 0
    return toVerseNumber({ livro, capitulo: capitulo - 1, versiculo: total + moved })
  }
  if (depois > 0 && versiculo > last - depois)
    return toVerseNumber({ livro, capitulo: capitulo + 1, versiculo: versiculo - (last - depois) })
  return toVerseNumber({ livro, capitulo, versiculo: moved })
}

/** A verse beyond the end of its chapter goes with the last one. */
function findPlace(versificacao: Versificacao, numero: number): FaixaDoCanon | null {
  const { livro, capitulo, versiculo } = fromVerseNumber(numero)
  const total = versificacao.capitulos(livro)[capitulo - 1] ?? 0
  return versificacao.toCanon(versiculo <= total ? numero : numero - versiculo + total)
}
