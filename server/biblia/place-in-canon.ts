import type { CanonLivro } from './canon.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'
import { toVerseNumber } from './verse-number.ts'
import { createPlacement } from './versificacao/create-placement.ts'
import type { NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'
import type { FaixaDoCanon } from './versificacao/parse-tabela.ts'

/**
 * Where each verse of an edition stands in the canon, by its own number (livro * 1_000_000 + capitulo * 1_000 + numero). Verses in one
 * text ('18-19') have the places of all. What `readBiblia` has let through has a place; a verse without any is not in the map.
 */
export function placeInCanon(
  { livros }: Pick<ParsedBiblia, 'livros'>,
  versificacao: NomeDaVersificacao,
  canon: readonly CanonLivro[],
): Map<number, FaixaDoCanon> {
  const { toCanon } = createPlacement(livros, versificacao, canon)
  const places = new Map<number, FaixaDoCanon>()
  for (const { id: livro, capitulos } of livros) {
    for (const { numero: capitulo, versiculos } of capitulos) {
      for (const { numero, ate = numero } of versiculos) {
        const first = toVerseNumber({ livro, capitulo, versiculo: numero })
        let all = toCanon(first)
        for (let each = first + 1; each <= first + ate - numero; each += 1)
          all = joinFaixas(all, toCanon(each))
        if (all) places.set(first, { inicio: all.inicio, fim: all.fim })
      }
    }
  }
  return places
}

function joinFaixas(a: FaixaDoCanon | null, b: FaixaDoCanon | null): FaixaDoCanon | null {
  if (!a || !b) return a ?? b
  return { inicio: Math.min(a.inicio, b.inicio), fim: Math.max(a.fim, b.fim) }
}
