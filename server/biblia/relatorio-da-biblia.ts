import type { CanonLivro } from './canon.ts'
import { hasWords } from './check-biblia.ts'
import { joinPlaces } from './join-places.ts'
import type { ParsedBiblia, ParsedLivro, ParsedVersiculo } from './parsed-biblia.ts'
import { placeInCanon } from './place-in-canon.ts'
import { toVerseNumber } from './verse-number.ts'
import { createPlacement, type Placement } from './versificacao/create-placement.ts'
import type { NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'
import type { FaixaDoCanon } from './versificacao/parse-tabela.ts'
import { listFaixa, readVersificacao } from './versificacao/read-versificacao.ts'

/** How an edition differs from the 31,102 verses of the canon. Places ('Mc 16.9–20') in their order. */
export interface RelatorioDaBiblia {
  /** Texts that are taken. */
  versiculos: number
  /** Whole verses of the canon without words here, in books and chapters that are here; canonical numbers. */
  omitidos: string[]
  /** Verses in one text. */
  juntos: string[]
  /** Without a single letter, and left out. */
  vazios: string[]
  /** In no book of the 66, and left out: 'Sl 151', 'Dn 3.24–90'. */
  semLugar: string[]
  /** Books outside the 66, left out, as the file calls them. */
  livrosDeFora: string[]
  /** Names of books. */
  livrosQueFaltam: string[]
  /** 'Gn 3', canonical numbers. */
  capitulosQueFaltam: string[]
  /** Chapters that do not end as in the edition's scheme: '2Co 13 (até o 13)'. */
  numeracao: string[]
}

/** Takes of an edition what has words and a place in the canon, and tells what differs. @param livrosDeFora from the reader of the file */
export function examineBiblia(
  lida: ParsedBiblia,
  { nome, livrosDeFora }: { nome: NomeDaVersificacao; livrosDeFora: readonly string[] },
  canon: readonly CanonLivro[],
): { biblia: ParsedBiblia; relatorio: RelatorioDaBiblia } {
  const livros = keepVersiculos(lida.livros, (_, { texto }) => hasWords(texto))
  const places = placeInCanon({ livros }, nome, canon)
  const biblia = { ...lida, livros: keepVersiculos(livros, (numero) => places.has(numero)) }
  const placement = createPlacement(livros, nome, canon)
  const vazios = listNumeros(lida.livros, ({ texto }) => !hasWords(texto))
  const relatorio = {
    versiculos: listNumeros(biblia.livros, () => true).length,
    ...listMissing([...places.values()], vazios.map(placement.toCanon), canon),
    juntos: listJuntos(biblia.livros, canon),
    vazios: joinPlaces(vazios, canon),
    semLugar: joinPlaces(
      listNumeros(livros, (_, numero) => !places.has(numero)),
      canon,
    ),
    livrosDeFora: [...livrosDeFora],
    numeracao: listNumeracao(biblia.livros, placement, nome, canon),
  }
  return { biblia, relatorio }
}

function keepVersiculos(
  livros: readonly ParsedLivro[],
  keeps: (numero: number, versiculo: ParsedVersiculo) => boolean,
): ParsedLivro[] {
  return livros
    .map(({ id, capitulos }) => ({
      id,
      capitulos: capitulos
        .map((capitulo) => ({
          ...capitulo,
          versiculos: capitulo.versiculos.filter((v) => keeps(numberOf(id, capitulo.numero, v), v)),
        }))
        .filter(({ versiculos }) => versiculos.length > 0),
    }))
    .filter(({ capitulos }) => capitulos.length > 0)
}

function listNumeros(
  livros: readonly ParsedLivro[],
  matches: (versiculo: ParsedVersiculo, numero: number) => boolean,
): number[] {
  return livros.flatMap(({ id, capitulos }) =>
    capitulos.flatMap(({ numero, versiculos }) =>
      versiculos.filter((v) => matches(v, numberOf(id, numero, v))).map((v) => numberOf(id, numero, v)),
    ),
  )
}

function numberOf(livro: number, capitulo: number, { numero }: ParsedVersiculo): number {
  return toVerseNumber({ livro, capitulo, versiculo: numero })
}

/** @param vazios places of the verses that stand in the file without words, which are told by themselves */
function listMissing(
  places: readonly (FaixaDoCanon | null)[],
  vazios: readonly (FaixaDoCanon | null)[],
  canon: readonly CanonLivro[],
): Pick<RelatorioDaBiblia, 'omitidos' | 'livrosQueFaltam' | 'capitulosQueFaltam'> {
  const here = toCanonSet(places, canon)
  const empty = toCanonSet(vazios, canon)
  const livrosQueFaltam: string[] = []
  const capitulosQueFaltam: string[] = []
  const omitidos: number[] = []
  for (const { id: livro, livro: nome, abreviatura, versiculos } of canon) {
    const missing = versiculos.map((total, index) =>
      Array.from({ length: total }, (_, v) =>
        toVerseNumber({ livro, capitulo: index + 1, versiculo: v + 1 }),
      ).filter((numero) => !here.has(numero)),
    )
    if (missing.every((list, index) => list.length === versiculos[index])) {
      livrosQueFaltam.push(nome)
      continue
    }
    for (const [index, list] of missing.entries()) {
      if (list.length === versiculos[index]) capitulosQueFaltam.push(`${abreviatura} ${index + 1}`)
      else omitidos.push(...list.filter((numero) => !empty.has(numero)))
    }
  }
  return { omitidos: joinPlaces(omitidos, canon), livrosQueFaltam, capitulosQueFaltam }
}

function toCanonSet(places: readonly (FaixaDoCanon | null)[], canon: readonly CanonLivro[]): Set<number> {
  const versiculosOf = new Map(canon.map(({ id, versiculos }) => [id, versiculos]))
  return new Set(
    places.flatMap((faixa) =>
      listFaixa(faixa, versiculosOf.get(Math.floor((faixa?.inicio ?? 0) / 1_000_000)) ?? []),
    ),
  )
}

function listJuntos(livros: readonly ParsedLivro[], canon: readonly CanonLivro[]): string[] {
  const abreviaturas = new Map(canon.map(({ id, abreviatura }) => [id, abreviatura]))
  return livros.flatMap(({ id, capitulos }) =>
    capitulos.flatMap((capitulo) =>
      capitulo.versiculos.flatMap(({ numero, ate }) =>
        ate === undefined ? [] : [`${abreviaturas.get(id)} ${capitulo.numero}.${numero}–${ate}`],
      ),
    ),
  )
}

/** Chapters that go beyond the scheme's end, or end as in another scheme; those that are only shorter lack verses, which is told. */
function listNumeracao(
  livros: readonly ParsedLivro[],
  placement: Placement,
  nome: NomeDaVersificacao,
  canon: readonly CanonLivro[],
): string[] {
  const abreviaturas = new Map(canon.map(({ id, abreviatura }) => [id, abreviatura]))
  const { capitulos } = readVersificacao(nome, canon)
  return livros.flatMap(({ id }) =>
    [...placement.capitulos(id)].flatMap(([numero, { nome: contado, last, limite }]) => {
      const isOther = contado !== nome || limite.antes !== 0 || last > (capitulos(id)[numero - 1] ?? 0)
      return isOther ? [`${abreviaturas.get(id)} ${numero} (até o ${last})`] : []
    }),
  )
}
