import { describe, expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { CANON_TOTALS } from '../canon.ts'
import { livroByUsfm } from '../livro-codes.ts'
import { toVerseNumber } from '../verse-number.ts'
import { NOMES_DAS_VERSIFICACOES } from './nome-da-versificacao.ts'
import { listFaixa, readVersificacao, type Versificacao } from './read-versificacao.ts'

const canon = await loadCanon()
const versificacoes = new Map(NOMES_DAS_VERSIFICACOES.map((nome) => [nome, readVersificacao(nome, canon)]))

/** 'PSA 51:1' → 19_051_001. */
function at(place: string): number {
  const [, code = '', capitulo, versiculo] = /^(\w+) (\d+)[:.](\d+)$/.exec(place) ?? []
  const livro = livroByUsfm(code) ?? 0
  return toVerseNumber({ livro, capitulo: Number(capitulo), versiculo: Number(versiculo) })
}

function listCanon(): number[] {
  return canon.flatMap(({ id: livro, versiculos }) =>
    versiculos.flatMap((total, index) =>
      Array.from({ length: total }, (_, v) =>
        toVerseNumber({ livro, capitulo: index + 1, versiculo: v + 1 }),
      ),
    ),
  )
}

function listOwn({ capitulos }: Versificacao): number[] {
  return canon.flatMap(({ id: livro }) =>
    capitulos(livro).flatMap((total, index) =>
      Array.from({ length: total }, (_, v) =>
        toVerseNumber({ livro, capitulo: index + 1, versiculo: v + 1 }),
      ),
    ),
  )
}

/** Chapters ('19 151') and how many of their verses. */
function countByCapitulo(numeros: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const numero of numeros) {
    const key = `${Math.floor(numero / 1_000_000)} ${Math.floor(numero / 1_000) % 1_000}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

describe.each([...versificacoes])('scheme %s', (nome, versificacao) => {
  it('maps all 31,102 canonical verses and back', () => {
    const numeros = listCanon()
    expect(numeros).toHaveLength(CANON_TOTALS.versiculos)
    const versiculosOf = (numero: number) => canon[Math.floor(numero / 1_000_000) - 1]?.versiculos ?? []
    const astray = numeros.filter((numero) =>
      versificacao
        .fromCanon(numero)
        .some((own) => !listFaixa(versificacao.toCanon(own), versiculosOf(numero)).includes(numero)),
    )
    expect(astray).toEqual([])
  })

  it('has each of its verses in the canon, but those of no book of the 66', () => {
    const canonical = new Set(listCanon())
    const own = listOwn(versificacao)
    const places = own.map((numero) => [numero, versificacao.toCanon(numero)] as const)
    const wrong = places.filter(([numero, faixa]) => {
      if (faixa === null) return false
      const { inicio, fim } = faixa
      const isInside = Math.floor(inicio / 1_000_000) === Math.floor(numero / 1_000_000)
      return !(isInside && inicio <= fim && canonical.has(inicio) && canonical.has(fim))
    })
    expect(wrong).toEqual([])
    const nowhere = places.filter(([, faixa]) => faixa === null).map(([numero]) => numero)
    expect(countByCapitulo(nowhere)).toEqual(SEM_LUGAR[nome] ?? {})
  })

  it('lacks only the canonical verses that its text lacks', () => {
    const lacking = listCanon().filter((numero) => versificacao.fromCanon(numero).length === 0)
    expect(countByCapitulo(lacking)).toEqual(SEM_CORRESPONDENTE[nome] ?? {})
  })

  it('keeps the order of its verses inside a chapter', () => {
    if (nome === 'lxx') return
    const own = listOwn(versificacao)
    const back = own.filter((numero) => {
      const [here, next] = [versificacao.toCanon(numero), versificacao.toCanon(numero + 1)]
      return here && next && next.fim < here.inicio
    })
    expect(back).toEqual([])
  })
})

/** Susanna, Bel, the Song of the Three, Manasseh's prayer, Psalm 151; Sl 115 and 147 of the Vulgate begin at 10 and 12. */
const SEM_LUGAR: Record<string, Record<string, number>> = {
  vul: { '19 115': 9, '19 147': 11, '27 3': 67, '27 13': 65, '27 14': 41 },
  rso: { '14 37': 12, '19 151': 7, '27 3': 67, '27 13': 64, '27 14': 42 },
  lxx: { '19 151': 7, '24 32': 13, '24 46': 10 },
}

/** The Septuagint is the shorter in these chapters. */
const SEM_CORRESPONDENTE: Record<string, Record<string, number>> = {
  lxx: {
    ...{
      '2 36': 27,
      '2 37': 8,
      '2 38': 4,
      '2 39': 13,
      '4 6': 1,
      '6 8': 6,
      '6 10': 1,
      '6 13': 1,
      '9 17': 4,
      '9 18': 1,
    },
    ...{
      '11 4': 1,
      '11 6': 2,
      '11 7': 1,
      '20 18': 2,
      '23 2': 1,
      '23 56': 1,
      '24 25': 1,
      '24 33': 13,
      '24 39': 10,
    },
    '24 48': 3,
  },
}

describe('readVersificacao', () => {
  it.each([
    ['org', 'GEN 32:1', ['GEN 31:55', 'GEN 31:55']],
    ['org', 'PSA 51:1', ['PSA 51:1', 'PSA 51:1']],
    ['org', 'PSA 51:2', ['PSA 51:1', 'PSA 51:1']],
    ['org', 'PSA 51:3', ['PSA 51:1', 'PSA 51:1']],
    ['org', 'PSA 51:21', ['PSA 51:19', 'PSA 51:19']],
    ['org', 'PSA 13:6', ['PSA 13:5', 'PSA 13:6']],
    ['org', 'JOL 4:21', ['JOL 3:21', 'JOL 3:21']],
    ['org', 'MAL 3:24', ['MAL 4:6', 'MAL 4:6']],
    ['org', 'ISA 63:19', ['ISA 63:19', 'ISA 64:1']],
    ['org', '2CO 13:12', ['2CO 13:12', '2CO 13:13']],
    ['org', '2CO 13:13', ['2CO 13:14', '2CO 13:14']],
    ['org', '3JN 1:15', ['3JN 1:14', '3JN 1:14']],
    ['org', 'REV 12:18', ['REV 13:1', 'REV 13:1']],
    ['vul', 'PSA 22:1', ['PSA 23:1', 'PSA 23:1']],
    ['vul', 'PSA 9:22', ['PSA 10:1', 'PSA 10:1']],
    ['vul', 'PSA 115:10', ['PSA 116:10', 'PSA 116:10']],
    ['vul', 'MRK 8:39', ['MRK 9:1', 'MRK 9:1']],
    ['vul', 'JHN 6:72', ['JHN 6:71', 'JHN 6:71']],
    ['vul', 'DAN 3:91', ['DAN 3:24', 'DAN 3:24']],
    ['rsc', 'ROM 14:24', ['ROM 16:25', 'ROM 16:25']],
    ['rso', 'PRO 18:8', ['PRO 18:7', 'PRO 18:7']],
    ['lxx', 'JER 38:31', ['JER 31:31', 'JER 31:31']],
  ] as const)('%s %s', (nome, own, [inicio, fim]) => {
    expect(versificacoes.get(nome)?.toCanon(at(own))).toEqual({ inicio: at(inicio), fim: at(fim) })
  })

  it('says what is nowhere, and what is no verse', () => {
    const vul = versificacoes.get('vul')
    expect(vul?.toCanon(at('DAN 3:24'))).toBeNull()
    expect(vul?.toCanon(at('DAN 13:1'))).toBeNull()
    expect(vul?.toCanon(at('GEN 1:32'))).toBeNull()
    expect(vul?.toCanon(at('GEN 51:1'))).toBeNull()
    expect(versificacoes.get('org')?.toCanon(at('MAL 4:1'))).toBeNull()
  })

  it('gives the chapters of each scheme; eng is the canon', () => {
    const counts = [...versificacoes].map(([nome, { capitulos }]) => [
      nome,
      capitulos(29).length,
      capitulos(19).length,
    ])
    expect(counts).toEqual([
      ['eng', 3, 150],
      ['org', 4, 150],
      ['vul', 3, 150],
      ['rsc', 3, 150],
      ['rso', 3, 151],
      ['lxx', 4, 151],
    ])
    for (const { id, versiculos } of canon)
      expect(versificacoes.get('eng')?.capitulos(id)).toEqual(versiculos)
  })

  it('gives all verses that hold the words of one', () => {
    const org = versificacoes.get('org')
    expect(org?.fromCanon(at('PSA 51:1'))).toEqual([at('PSA 51:1'), at('PSA 51:2'), at('PSA 51:3')])
    expect(org?.fromCanon(at('ACT 19:41'))).toEqual([at('ACT 19:40')])
  })
})
