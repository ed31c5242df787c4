/** Editions as they are, in every scheme and format: each is taken, and its words are found by the library's numbers. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import {
  toBlivreJson,
  toChaptersJson,
  toOsis,
  toUsfm,
  toUsfx,
  toZefania,
} from '#tests/support/biblia-writers.ts'
import {
  changeCapitulo,
  generateEdicao,
  LIVROS_QUE_DIFEREM,
  listCanonicos,
  palavrasDe,
} from '#tests/support/edicao-gerada.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'
import { placeInCanon } from './place-in-canon.ts'
import { type BibliaReading, readBiblia } from './read-biblia.ts'
import { toVerseNumber } from './verse-number.ts'
import { detectVersificacao } from './versificacao/detect-versificacao.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './versificacao/nome-da-versificacao.ts'
import { readVersificacao } from './versificacao/read-versificacao.ts'

const canon = await loadCanon()
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mbw-edicoes-'))
})
afterAll(() => rm(dir, { recursive: true }))

const FORMATOS: readonly (readonly [string, (biblia: ParsedBiblia) => string | [string, string][]])[] = [
  ['OSIS', (biblia) => toOsis(biblia, 'milestone')],
  ['USFX', toUsfx],
  ['USFM', toUsfm],
  ['Zefania', toZefania],
  ['blivre-json', toBlivreJson],
  ['chapters-json', toChaptersJson],
]
/** Formats that only have numbers, and one that has only places. */
const SEM_JUNTOS = new Set(['blivre-json', 'chapters-json'])
const POR_LUGAR = 'chapters-json'

async function write(name: string, texts: string | [string, string][]): Promise<string> {
  const path = join(dir, name)
  if (typeof texts === 'string') {
    await writeFile(path, texts)
    return path
  }
  await mkdir(path)
  for (const [file, text] of texts) await writeFile(join(path, file), text)
  return path
}

/** For each canonical verse, whether the words that stand there are its own. */
function findWords({ biblia, versificacao }: Pick<BibliaReading, 'biblia' | 'versificacao'>) {
  const places = placeInCanon(biblia, versificacao, canon)
  const found = new Set<number>()
  const astray: string[] = []
  for (const { id: livro, capitulos } of biblia.livros) {
    for (const { numero: capitulo, versiculos } of capitulos) {
      for (const { numero, texto } of versiculos) {
        const place = places.get(toVerseNumber({ livro, capitulo, versiculo: numero }))
        const palavras = palavrasDe(texto)
        const [inicio, fim] = [Math.min(...palavras), Math.max(...palavras)]
        if (place?.inicio !== inicio || place.fim !== fim) astray.push(`${capitulo}.${numero}: ${texto}`)
        for (const each of palavras) found.add(each)
      }
    }
  }
  return { found, astray }
}

/** What the scheme has words for. */
function listExpected(nome: NomeDaVersificacao, livros: readonly number[]): number[] {
  const { fromCanon } = readVersificacao(nome, canon)
  return listCanonicos(canon.filter(({ id }) => livros.includes(id))).filter(
    (canonico) => fromCanon(canonico).length > 0,
  )
}

describe.each(NOMES_DAS_VERSIFICACOES)('an edition numbered as %s', (nome) => {
  it('has every canonical verse at its place, in all 66 books', () => {
    const biblia = generateEdicao(nome, canon)
    expect(detectVersificacao(biblia.livros, canon)).toBe(nome)
    const withPlace = biblia.livros.map((livro) => ({
      ...livro,
      capitulos: livro.capitulos.map((capitulo) => ({
        ...capitulo,
        versiculos: capitulo.versiculos.filter(({ texto }) => palavrasDe(texto).length > 0),
      })),
    }))
    const { found, astray } = findWords({ biblia: { ...biblia, livros: withPlace }, versificacao: nome })
    expect(astray).toEqual([])
    expect([...found].sort((a, b) => a - b)).toEqual(
      listExpected(
        nome,
        biblia.livros.map(({ id }) => id),
      ),
    )
  })

  it.each(FORMATOS)('is taken in %s, with verses left out, empty and joined', async (formato, toFormato) => {
    const edicao = generateEdicao(nome, canon, LIVROS_QUE_DIFEREM)
    const omitido = readVersificacao(nome, canon).fromCanon(40_017_021)[0] ?? 0
    changeCapitulo(edicao, 'MAT', 17, (list) => list.filter(({ numero }) => numero !== omitido % 1_000))
    changeCapitulo(edicao, 'MRK', 7, (list) =>
      list.map((v) => (v.numero === 16 ? { ...v, texto: '[—]' } : v)),
    )
    if (!SEM_JUNTOS.has(formato)) {
      changeCapitulo(edicao, 'MRK', 5, (list) =>
        list.flatMap((v) => {
          if (v.numero === 18) return [{ ...v, ate: 19, texto: `${v.texto} E de 41005019.` }]
          return v.numero === 19 ? [] : [v]
        }),
      )
    }
    const reading = await readBiblia(await write(`${nome}-${formato}`, toFormato(edicao)), canon)
    expect(reading.versificacao).toBe(nome)

    const { found, astray } = findWords(reading)
    expect(astray).toEqual([])
    const left = new Set([40_017_021, 41_007_016])
    const expected = listExpected(nome, LIVROS_QUE_DIFEREM).filter((canonico) => !left.has(canonico))
    expect([...found].sort((a, b) => a - b)).toEqual(expected)

    const { relatorio } = reading
    const mateus = `Mt 17.${omitido % 1_000}`
    expect(relatorio.vazios).toEqual([...(formato === POR_LUGAR ? [mateus] : []), 'Mc 7.16'])
    expect(relatorio.omitidos).toEqual(formato === POR_LUGAR ? [] : ['Mt 17.21'])
    expect(relatorio.juntos).toEqual(SEM_JUNTOS.has(formato) ? [] : ['Mc 5.18–19'])
    expect(relatorio.livrosQueFaltam).toHaveLength(56)
    expect(relatorio.numeracao).toEqual([])
    expect(relatorio.semLugar).toEqual(SEM_LUGAR[nome] ?? [])
  })
})

const SEM_LUGAR: Partial<Record<NomeDaVersificacao, string[]>> = {
  vul: ['Sl 115.1–9', 'Sl 147.1–11', 'Dn 3.24–90', 'Dn 13.1–65', 'Dn 14.1–41'],
  rso: ['Sl 151.1–7', 'Dn 3.24–90', 'Dn 13.1–64', 'Dn 14.1–42'],
  lxx: ['Sl 151.1–7'],
}
