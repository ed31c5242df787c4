import type { RelatorioDaBiblia } from './relatorio-da-biblia.ts'
import type { NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'

const ESQUEMAS: Readonly<Record<NomeDaVersificacao, string>> = {
  eng: 'a das Bíblias protestantes, que é a da biblioteca',
  org: 'a dos textos hebraico e grego',
  vul: 'a da Vulgata',
  lxx: 'a da Septuaginta',
  rsc: 'a sinodal russa',
  rso: 'a sinodal russa, com os livros deuterocanônicos',
}

/** What a publisher is told of an edition that is taken, in sentences; of many places the first, and how many others. */
export function describeRelatorio(relatorio: RelatorioDaBiblia, versificacao: NomeDaVersificacao): string[] {
  const { versiculos, livrosQueFaltam, capitulosQueFaltam, omitidos, vazios, juntos, semLugar, numeracao } =
    relatorio
  return [
    `Versículos: ${formatCount(versiculos)}. Numeração: ${versificacao}, ${ESQUEMAS[versificacao]}.`,
    ...describePlaces('Capítulos que terminam em outro versículo', numeracao),
    ...describePlaces('Livros que a edição não tem', livrosQueFaltam),
    ...describePlaces('Capítulos que faltam (na numeração da biblioteca)', capitulosQueFaltam),
    ...describePlaces('Versículos sem palavras nesta edição (na numeração da biblioteca)', omitidos),
    ...describePlaces('Versículos vazios no arquivo, deixados de fora', vazios),
    ...describePlaces('Versículos juntos em um só texto', juntos),
    ...describePlaces('Texto que nenhum dos 66 livros tem, deixado de fora', semLugar),
  ]
}

const SHOWN = 12

function describePlaces(what: string, places: readonly string[]): string[] {
  if (places.length === 0) return []
  const more = places.length - SHOWN
  const list = places.slice(0, SHOWN).join(', ')
  return [`${what}: ${list}${more > 0 ? ` … e mais ${formatCount(more)}` : ''}.`]
}

function formatCount(count: number): string {
  return count.toLocaleString('pt-BR')
}
