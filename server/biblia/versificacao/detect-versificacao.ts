import type { CanonLivro } from '../canon.ts'
import type { ParsedCapitulo, ParsedLivro } from '../parsed-biblia.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './nome-da-versificacao.ts'
import { readVersificacao } from './read-versificacao.ts'

/**
 * Which scheme an edition counts by: the one whose chapters end where the edition's do, among the chapters that the schemes end at
 * different verses. What is cut or left out counts for none. Of equals the canon's own.
 */
export function detectVersificacao(
  livros: readonly ParsedLivro[],
  canon: readonly CanonLivro[],
): NomeDaVersificacao {
  const versificacoes = NOMES_DAS_VERSIFICACOES.map((nome) => readVersificacao(nome, canon))
  const points = versificacoes.map(() => 0)
  for (const { id, capitulos } of livros) {
    const ends = versificacoes.map((versificacao) => versificacao.capitulos(id))
    for (const capitulo of capitulos) {
      const last = lastVersiculo(capitulo)
      const totals = ends.map((end) => end[capitulo.numero - 1] ?? 0)
      if (last === 0 || new Set(totals).size === 1) continue
      for (const [index, total] of totals.entries())
        if (total === last) points[index] = (points[index] ?? 0) + 1
    }
  }
  const best = Math.max(...points)
  return NOMES_DAS_VERSIFICACOES[points.indexOf(best)] ?? 'eng'
}

/** The number that a chapter ends with; 0 without verses. */
export function lastVersiculo({ versiculos }: ParsedCapitulo): number {
  return versiculos.reduce((last, { numero, ate = numero }) => Math.max(last, ate), 0)
}
