import type { CanonLivro } from '../canon.ts'
import { fromVerseNumber, toVerseNumber } from '../verse-number.ts'
import type { NomeDaVersificacao } from './nome-da-versificacao.ts'
import { type CapituloDaTabela, type FaixaDoCanon, parseTabela } from './parse-tabela.ts'
import { TABELA_LXX } from './tabela-lxx.ts'
import { TABELA_ORG } from './tabela-org.ts'
import { TABELA_RSC } from './tabela-rsc.ts'
import { TABELA_RSO } from './tabela-rso.ts'
import { TABELA_VUL } from './tabela-vul.ts'

/** A scheme by which editions count verses, beside the canon's. Numbers: livro * 1_000_000 + capitulo * 1_000 + versículo. */
export interface Versificacao {
  nome: NomeDaVersificacao
  /** Last verse of each chapter of a book, from chapter 1; 0 for a number that no chapter has. */
  capitulos(livro: number): readonly number[]
  /** Where a verse's words stand in the canon; null: in none of its verses (Dn 3.24 of the Vulgate), or no such verse. */
  toCanon(numero: number): FaixaDoCanon | null
  /** The scheme's verses that hold the words of a canonical one, in order; none where its text lacks them. */
  fromCanon(numero: number): readonly number[]
}

const TABELAS: Readonly<Record<NomeDaVersificacao, string>> = {
  eng: '',
  lxx: TABELA_LXX,
  org: TABELA_ORG,
  rsc: TABELA_RSC,
  rso: TABELA_RSO,
  vul: TABELA_VUL,
}

/** Made once for a canon: to read an edition all schemes are compared, several times. */
const made = new WeakMap<readonly CanonLivro[], Map<NomeDaVersificacao, Versificacao>>()

/** @param canon content/livros.yaml, from which the schemes are told by their differences */
export function readVersificacao(nome: NomeDaVersificacao, canon: readonly CanonLivro[]): Versificacao {
  const ofCanon = made.get(canon) ?? new Map<NomeDaVersificacao, Versificacao>()
  made.set(canon, ofCanon)
  const versificacao = ofCanon.get(nome) ?? makeVersificacao(nome, canon)
  ofCanon.set(nome, versificacao)
  return versificacao
}

function makeVersificacao(nome: NomeDaVersificacao, canon: readonly CanonLivro[]): Versificacao {
  const tabela = parseTabela(TABELAS[nome])
  const capitulos = new Map(canon.map((livro) => [livro.id, totalsOf(livro, tabela)]))
  let inverse: Map<number, number[]> | null = null

  function toCanon(numero: number): FaixaDoCanon | null {
    const { livro, capitulo, versiculo } = fromVerseNumber(numero)
    const total = capitulos.get(livro)?.[capitulo - 1] ?? 0
    if (versiculo < 1 || versiculo > total) return null
    const other = tabela.get(livro * 1_000 + capitulo)
    return other ? (other.lugares[versiculo - 1] ?? null) : { inicio: numero, fim: numero }
  }

  return {
    nome,
    capitulos: (livro) => capitulos.get(livro) ?? [],
    toCanon,
    fromCanon(numero) {
      inverse ??= invert(capitulos, toCanon, canon)
      return inverse.get(numero) ?? []
    },
  }
}

/** The chapters may be more than the canon's (Jl 4 of the Hebrew) or fewer (its Ml 3). */
function totalsOf({ id, versiculos }: CanonLivro, tabela: ReadonlyMap<number, CapituloDaTabela>): number[] {
  const listed = [...tabela.keys()].filter((key) => Math.floor(key / 1_000) === id).map((key) => key % 1_000)
  const length = Math.max(versiculos.length, ...listed)
  return Array.from({ length }, (_, i) => tabela.get(id * 1_000 + i + 1)?.total ?? versiculos[i] ?? 0)
}

function invert(
  capitulos: ReadonlyMap<number, readonly number[]>,
  toCanon: Versificacao['toCanon'],
  canon: readonly CanonLivro[],
): Map<number, number[]> {
  const inverse = new Map<number, number[]>()
  for (const [livro, totals] of capitulos) {
    const versiculos = canon.find(({ id }) => id === livro)?.versiculos ?? []
    for (const [index, total] of totals.entries()) {
      for (let versiculo = 1; versiculo <= total; versiculo += 1) {
        const numero = toVerseNumber({ livro, capitulo: index + 1, versiculo })
        for (const canonical of listFaixa(toCanon(numero), versiculos)) {
          inverse.set(canonical, [...(inverse.get(canonical) ?? []), numero])
        }
      }
    }
  }
  return inverse
}

/** The canonical verses of a range inside one book. @param versiculos last verse of each of its chapters */
export function listFaixa(faixa: FaixaDoCanon | null, versiculos: readonly number[]): number[] {
  if (faixa === null) return []
  const numeros = [faixa.inicio]
  for (let last = faixa.inicio; last < faixa.fim; numeros.push(last)) {
    const { capitulo, versiculo } = fromVerseNumber(last)
    const isLastOfCapitulo = versiculo >= (versiculos[capitulo - 1] ?? 0)
    if (isLastOfCapitulo && capitulo >= versiculos.length) break
    last = isLastOfCapitulo ? last - versiculo + 1_001 : last + 1
  }
  return numeros
}
