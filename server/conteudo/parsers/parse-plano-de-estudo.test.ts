import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CanonLivro, parseCanon } from '#server/biblia/canon.ts'
import { fromVerseNumber, toVerseNumber } from '#server/biblia/verse-number.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { parseReferencias } from '#server/referencias/parse-referencias.ts'
import type { ParsedEbook, ParsedPlanoDeEstudo } from './content-model.ts'
import { parsePlanoDeEstudo } from './parse-plano-de-estudo.ts'
import type { AlvosDoPlano } from './parse-porcao.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
const PASTA = join(CONTENT, 'planos-de-estudo')
const PARTE = { ordem: 1, paragrafo: 1, marcador: null, subtitulo: null, texto: 'Texto.', referencias: [] }
const CAPITULOS = 52

let canon: CanonLivro[]
let alvos: AlvosDoPlano
let planos: Map<string, ParsedPlanoDeEstudo>

beforeAll(() => {
  canon = parseCanon(readFileSync(join(CONTENT, 'livros.yaml'), 'utf8'), 'livros.yaml')
  alvos = { canon, paginas: [...listCfw(), ...listBcw()], ebooks: [heidelberg()] }
  const names = readdirSync(PASTA)
  planos = new Map(
    names.map((name) => [name.replace('.yaml', ''), parse(readFileSync(join(PASTA, name), 'utf8')).plano]),
  )
})

/** The chapters of the confession, each with as many sections as its file. */
function listCfw(): AlvosDoPlano['paginas'] {
  return Array.from({ length: 33 }, (_, index) => {
    const file = readFileSync(join(CONTENT, 'cfw', `${String(index + 1).padStart(2, '0')}.md`), 'utf8')
    const secoes = [...file.matchAll(/^## (\d+)/gm)].map(([, numero]) => ({
      ...{ numero: Number(numero), titulo: null, destaque: null, partes: [PARTE] },
    }))
    return { simbolo: 1, numero: index + 1, titulo: 'Capítulo', secoes }
  })
}

function listBcw(): AlvosDoPlano['paginas'] {
  const secoes = [{ numero: 1, titulo: null, destaque: null, partes: [PARTE] }]
  return Array.from({ length: 107 }, (_, index) => ({
    simbolo: 3,
    numero: index + 1,
    titulo: 'Pergunta',
    secoes,
  }))
}

function heidelberg(): ParsedEbook {
  const capitulos = Array.from({ length: CAPITULOS }, (_, index) => ({
    ...{ ordem: index + 1, titulo: `Dia do Senhor ${index + 1}`, subtitulo: null, nivel: 1, secoes: [] },
    paragrafos: [],
  }))
  return {
    ...{
      identificador: 'catecismo-de-heidelberg',
      origem: 'markdown',
      titulo: 'Heidelberg',
      subtitulo: null,
    },
    ...{
      ano: 1563,
      kind: 'livro',
      idioma: 'pt-BR',
      autores: [],
      areas_tematicas: [],
      lancamento: '2026-01-01',
    },
    ...{ prefacio: null, capa: null, imagens: [], capitulos },
  }
}

function parse(text: string): { plano: ParsedPlanoDeEstudo; problems: string[] } {
  const problems: string[] = []
  const plano = parsePlanoDeEstudo('plano', text, alvos, (line, reason) =>
    problems.push(`${line}: ${reason}`),
  )
  return { plano: plano as ParsedPlanoDeEstudo, problems }
}

/** How often each verse of the Bible is read in a plan, by its number. */
function countVersiculos(id: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { texto } of planos.get(id)?.etapas.flat() ?? []) {
    for (const { inicio, fim } of parseReferencias(texto, canon).referencias.flatMap(
      ({ trechos }) => trechos,
    )) {
      for (const each of listVersiculos(inicio, fim)) counts.set(each, (counts.get(each) ?? 0) + 1)
    }
  }
  return counts
}

function listVersiculos(inicio: number, fim: number): number[] {
  const { livro } = fromVerseNumber(inicio)
  const chapters = canon[livro - 1]?.versiculos ?? []
  return chapters
    .flatMap((total, index) =>
      Array.from({ length: total }, (_, v) =>
        toVerseNumber({ livro, capitulo: index + 1, versiculo: v + 1 }),
      ),
    )
    .filter((each) => each >= inicio && each <= fim)
}

function numbersOf(id: string, pattern: RegExp): number[] {
  return (planos.get(id)?.etapas.flat() ?? []).flatMap(({ texto }) => {
    const [, from = '', to = from] = pattern.exec(texto) ?? []
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index)
  })
}

describe('the plans of the library', () => {
  it('are six, each of whose places is there, and which last as long as they say', () => {
    expect([...planos].map(([id, { passo, etapas }]) => [id, passo, etapas.length])).toEqual([
      ['bcw-em-52-domingos', 'semana', 52],
      ['biblia-cronologica', 'dia', 365],
      ['cfw-em-um-ano', 'semana', 52],
      ['heidelberg', 'semana', 52],
      ['mcheyne', 'dia', 365],
      ['salmos-em-um-mes', 'dia', 30],
    ])
    for (const name of planos.keys()) {
      expect(parse(readFileSync(join(PASTA, `${name}.yaml`), 'utf8')).problems).toEqual([])
    }
  })

  it("have in M'Cheyne's the Old Testament once, the Psalms and the New Testament twice, verse by verse, in four readings", () => {
    const counts = countVersiculos('mcheyne')
    const wrong = canon.flatMap(({ id, versiculos }) => {
      const times = id === 19 || id >= 40 ? 2 : 1
      return versiculos
        .flatMap((total, index) =>
          Array.from({ length: total }, (_, v) =>
            toVerseNumber({ livro: id, capitulo: index + 1, versiculo: v + 1 }),
          ),
        )
        .filter((each) => counts.get(each) !== times)
    })
    expect(wrong).toEqual([])
    const etapas = planos.get('mcheyne')?.etapas ?? []
    const texts = (day: number) => etapas[day - 1]?.map(({ texto }) => texto)
    // Days that every copy of the calendar has: 1 January, 1 April, 1 July, 14 July, 4 August, 31 December.
    expect(texts(1)).toEqual(['Gn 1', 'Mt 1', 'Ed 1', 'At 1'])
    expect(texts(91)).toEqual(['Lv 4', 'Sl 1-2', 'Pv 19', 'Cl 2'])
    expect(texts(182)).toEqual(['Js 3', 'Sl 126-128', 'Is 63', 'Mt 11'])
    expect(texts(195)).toEqual(['Js 20-21', 'At 1', 'Jr 10', 'Mt 24'])
    expect(texts(216)).toEqual(['Jz 18', 'At 22', 'Jr 32', 'Sl 1-2'])
    expect(texts(365)).toEqual(['2Cr 36', 'Ap 22', 'Ml 4', 'Jo 21'])
    // Jeremiah 36 and 45 are one reading of his.
    expect(etapas.flatMap((porcoes, index) => (porcoes.length === 4 ? [] : index + 1))).toEqual([220])
  })

  it('have in the order of time every verse of the Bible once', () => {
    const counts = countVersiculos('biblia-cronologica')
    expect(counts.size).toBe(31_102)
    expect(Math.max(...counts.values())).toBe(1)
  })

  it('have every psalm once in thirty days', () => {
    const counts = countVersiculos('salmos-em-um-mes')
    expect([counts.size, Math.max(...counts.values())]).toEqual([2_461, 1])
    expect(planos.get('salmos-em-um-mes')?.etapas.every((porcoes) => porcoes.length === 2)).toBe(true)
  })

  it('have every question of the catechisms and every section of the confession once, in order', () => {
    expect(numbersOf('bcw-em-52-domingos', /^BCW (\d+)-(\d+)$/)).toEqual(
      Array.from({ length: 107 }, (_, i) => i + 1),
    )
    expect(
      planos
        .get('heidelberg')
        ?.etapas.flat()
        .map(({ texto }) => texto),
    ).toEqual(Array.from({ length: CAPITULOS }, (_, index) => `Dia do Senhor ${index + 1}`))
    const secoes = (planos.get('cfw-em-um-ano')?.etapas.flat() ?? []).flatMap(({ texto }) => {
      const [, capitulo = '', de, ate = de] = /^CFW (\d+)(?:\.(\d+)(?:-(\d+))?)?$/.exec(texto) ?? []
      const all = alvos.paginas.find(
        ({ simbolo, numero }) => simbolo === 1 && numero === Number(capitulo),
      )?.secoes
      const numeros = (all ?? []).map(({ numero }) => numero)
      return numeros
        .filter((each) => !de || (each >= Number(de) && each <= Number(ate)))
        .map((n) => `${capitulo}.${n}`)
    })
    const wanted = alvos.paginas.filter(({ simbolo }) => simbolo === 1)
    expect(secoes).toEqual(
      wanted.flatMap(({ numero, secoes }) => secoes.map((each) => `${numero}.${each.numero}`)),
    )
  })
})

describe('a plan', () => {
  const CABECA = 'titulo: Um plano\ndescricao: De prova.\nordem: 1\npasso: dia\netapas:\n'

  it('names places as they are cited, and knows where each begins', () => {
    const { plano, problems } = parse(
      `${CABECA}  - [CFW 1.2-3, BCW 4, Sl 1-3, Lc 1.39-80, Êx 11.2-12.21, catecismo-de-heidelberg 7]\n`,
    )
    expect(problems).toEqual([])
    expect(plano.etapas[0]?.map(({ lugar }) => lugar)).toEqual([
      { tipo: 'padrao', padrao: 'cfw', numero: 1, secao: 2 },
      { tipo: 'padrao', padrao: 'bcw', numero: 4, secao: null },
      { tipo: 'biblia', livro: 19, capitulo: 1, versiculos: null },
      { tipo: 'biblia', livro: 42, capitulo: 1, versiculos: '39-80' },
      { tipo: 'biblia', livro: 2, capitulo: 11, versiculos: '2-10' },
      { tipo: 'ebook', identificador: 'catecismo-de-heidelberg', ordem: 7 },
    ])
    expect(plano.etapas[0]?.at(-1)?.texto).toBe('Dia do Senhor 7')
  })

  it.each([
    ['[CFW 34]', 'CFW 34 não existe: falta 34.'],
    ['[CFW 1.9-11]', 'CFW 1.9-11 não existe: falta a seção 11.'],
    ['[BCW 1.1]', 'BCW 1.1 não existe: falta a seção 1.'],
    ['[BCW 4-3]', '“BCW 4-3” está invertido.'],
    ['[Gn 51]', 'A porção está errada: Gn 51 não existe (o livro tem 50 capítulos).'],
    ['[Gn 1.1-32]', 'A porção está errada: Gn 1.32 não existe (o capítulo tem 31 versículos).'],
    ['[Gn 1; Gn 2]', '“Gn 1; Gn 2” deve ser um só lugar'],
    ['[Gn um]', 'A porção está errada'],
    ['[catecismo-de-heidelberg 53]', 'O ebook “catecismo-de-heidelberg” não tem o capítulo 53.'],
    ['[outro-livro 1]', 'Não há o ebook “outro-livro”.'],
    ['[]', 'deve ter ao menos uma porção'],
    [`[${Array.from({ length: 10 }, () => 'Gn 1').join(', ')}]`, 'deve ter no máximo 9 porções'],
  ])('refuses %s on its line', (etapa, reason) => {
    expect(parse(`${CABECA}  - ${etapa}\n`).problems).toEqual([expect.stringMatching(/^[56]: /)])
    expect(parse(`${CABECA}  - ${etapa}\n`).problems[0]).toContain(reason)
  })

  it.each([
    [CABECA.replace('passo: dia', 'passo: mês'), 'deve ser dia ou semana'],
    [CABECA.replace('ordem: 1', 'ordem: 0'), 'deve ser um número inteiro'],
    [CABECA.replace('titulo: Um plano', `titulo: ${'a'.repeat(81)}`), 'deve ter no máximo 80 letras'],
    [`cor: azul\n${CABECA}`, 'cor'],
  ])('refuses a wrong head', (cabeca, reason) => {
    expect(parse(`${cabeca}  - [Gn 1]\n`).problems.join()).toContain(reason)
  })

  it('has at most so many steps', () => {
    expect(parse(CABECA + '  - [Gn 1]\n'.repeat(401)).problems.join()).toContain(
      'deve ter no máximo 400 etapas',
    )
  })
})
