/** The tables beside the figures they were made from (ADR 034), where a checkout of the repository has these beside it. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { livroByUsfm } from '../livro-codes.ts'
import { toVerseNumber } from '../verse-number.ts'
import { NOMES_DAS_VERSIFICACOES } from './nome-da-versificacao.ts'
import { readVersificacao } from './read-versificacao.ts'

interface Fonte {
  maxVerses: Record<string, string[]>
  mappedVerses: Record<string, string>
}

const FOLDER = resolve(PROJECT_ROOT, '../shared/versificacao')
const canon = await loadCanon()

function readFonte(nome: string): Fonte {
  return JSON.parse(readFileSync(resolve(FOLDER, `${nome}.json`), 'utf8'))
}

/** 'PSA 51:1-19' → its verses; none for a book outside the 66. */
function listVerses(range: string): number[] {
  const [, code = '', capitulo, first, last = first] = /^(\w+) (\d+):(\d+)(?:-(\d+))?$/.exec(range) ?? []
  const livro = livroByUsfm(code)
  if (livro === null) return []
  const count = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length: count }, (_, v) =>
    toVerseNumber({ livro, capitulo: Number(capitulo), versiculo: Number(first) + v }),
  )
}

/** Verse by verse, where both ranges are as long. */
function listPairs({ mappedVerses }: Fonte): [own: number, org: number][] {
  return Object.entries(mappedVerses).flatMap(([from, to]) => {
    const [own, org] = [listVerses(from), listVerses(to)]
    return own.length === org.length ? own.map((numero, i): [number, number] => [numero, org[i] ?? 0]) : []
  })
}

describe.runIf(existsSync(FOLDER)).each(NOMES_DAS_VERSIFICACOES)('source of %s', (nome) => {
  const fonte = existsSync(FOLDER) ? readFonte(nome) : { maxVerses: {}, mappedVerses: {} }
  const { capitulos, toCanon } = readVersificacao(nome, canon)

  it('has as many verses in each chapter', () => {
    const other = Object.entries(fonte.maxVerses).flatMap(([code, totals]) => {
      const livro = livroByUsfm(code)
      if (livro === null) return []
      return totals.flatMap((total, i) => (capitulos(livro)[i] === Number(total) ? [] : [`${code} ${i + 1}`]))
    })
    expect(other.filter((place) => !/^EZR (1[1-9]|2\d)$/.test(place))).toEqual(
      nome === 'eng' ? ['3JN 1', 'REV 12'] : [],
    )
  })

  it('maps to the same verses', () => {
    const canonOf = new Map(listPairs(readFonte('eng')).map(([own, org]) => [org, own]))
    const other = listPairs(fonte).filter(([own, org]) => {
      const canonico = canonOf.get(org)
      const place = toCanon(own)
      if (canonico === undefined || canonico % 1_000 === 0 || own % 1_000 === 0) return false
      if (Math.floor(own / 1_000_000) !== Math.floor(canonico / 1_000_000)) return false
      return !(place && place.inicio <= canonico && canonico <= place.fim)
    })
    expect(other.map(([own]) => own)).toEqual(CORRIGIDOS[nome] ?? [])
  })
})

/** Of the Vulgate: Is 8.22 and 9.20 are as in the canon, and Jonah's second chapter has 11 verses, which begin at our 1.17. */
const CORRIGIDOS: Record<string, number[]> = {
  vul: [23_008_022, 23_009_020, 32_001_017, ...Array.from({ length: 10 }, (_, v) => 32_002_001 + v)],
}
