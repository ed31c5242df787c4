/** The invariants of the content that is delivered with the product. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { separatorBefore } from '#contract/separator-before.ts'
import { readContentFiles } from './content-files.ts'
import type { ParsedConteudo, ParsedEbookCapitulo, ParsedPagina, ParsedParte } from './content-model.ts'
import { PADROES_ESCRITOS } from './padroes.ts'
import { parseConteudo } from './parse-conteudo.ts'

const DIR = new URL('../../../content/', import.meta.url)

let conteudo: ParsedConteudo

beforeAll(async () => {
  conteudo = parseConteudo(await readContentFiles(DIR.pathname))
})

describe('the six standards', () => {
  it.each([
    ['CFW', 33],
    ['CMW', 196],
    ['BCW', 107],
    ['FGOP', 19],
    ['DCPU', 15],
    ['DCPR', 15],
  ])('%s has pages 1 to %i', (sigla, total) => {
    const simbolo = conteudo.simbolos.find((candidate) => candidate.simbolo === sigla)
    const numeros = conteudo.paginas
      .filter((pagina) => pagina.simbolo === simbolo?.id)
      .map(({ numero }) => numero)
    expect(numeros).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    expect(simbolo?.total).toBe(total)
  })

  it('come out letter for letter', () => {
    for (const pagina of conteudo.paginas) {
      const name = fileOf(pagina)
      expect(writePagina(pagina), name).toBe(readBody(name))
    }
  })

  it('have 5,114 references in 2,201 parts', () => {
    const partes = allPartes()
    expect(partes.filter(({ referencias }) => referencias.length > 0)).toHaveLength(2_201)
    expect(partes.flatMap(({ referencias }) => referencias)).toHaveLength(5_114)
  })

  it('have a reference wherever they have a marker, and nowhere else', () => {
    const odd = allPartes().filter(
      ({ marcador, referencias }) => (marcador === null) !== (referencias.length === 0),
    )
    expect(odd).toEqual([])
  })

  it('number sections, paragraphs and parts from 1 without gaps', () => {
    for (const { secoes } of conteudo.paginas) {
      expect(secoes.map(({ numero }) => numero)).toEqual(secoes.map((_, index) => index + 1))
      for (const { partes } of secoes) {
        const paragrafos = [...new Set(partes.map(({ paragrafo }) => paragrafo))]
        expect(partes.map(({ ordem }) => ordem)).toEqual(partes.map((_, index) => index + 1))
        expect(paragrafos).toEqual(paragrafos.map((_, index) => index + 1))
      }
    }
  })

  it('give each rule of an answer a paragraph of its own', () => {
    const partes = paginaOf(2, 99).secoes[0]?.partes ?? []
    const paragrafos = Map.groupBy(partes, ({ paragrafo }) => paragrafo)
    expect([...paragrafos.values()].map((grupo) => grupo[0]?.texto.slice(0, 3))).toEqual([
      'Par',
      ...['1. ', '2. ', '3. ', '4. ', '5. ', '6. ', '7. ', '8. '],
    ])
  })

  it('have 54 lines that begin with a number and stay text', () => {
    const paragraphs = conteudo.paginas.flatMap(({ secoes }) =>
      secoes.flatMap(({ partes }) =>
        partes.filter((parte, index) => parte.paragrafo !== partes[index - 1]?.paragrafo),
      ),
    )
    expect(paragraphs.filter(({ texto }) => /^\d+\. /.test(texto))).toHaveLength(54)
  })

  it('keep titles, highlights and subtitles in their places', () => {
    const leitura = paginaOf(5, 3).secoes[0]
    expect(leitura?.titulo).toBe('Quem deve ler e o que se deve ler')
    expect(leitura?.destaque).toMatch(/^Todos os livros canônicos .* para que todos ouçam e entendam\.$/)
    expect(paginaOf(4, 1).secoes[1]?.partes[0]?.subtitulo).toBe('Prefácio')
    expect(conteudo.paginas.flatMap(({ secoes }) => secoes).filter(({ destaque }) => destaque)).toHaveLength(
      23,
    )
    expect(allPartes().filter(({ subtitulo }) => subtitulo)).toHaveLength(5)
  })
})

describe('the ebooks', () => {
  it('are 11 books and 3 articles', () => {
    const kinds = conteudo.ebooks.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'livro')).toHaveLength(11)
    expect(kinds.filter((kind) => kind === 'artigo')).toHaveLength(3)
  })

  it('come out letter for letter', () => {
    for (const { identificador, capitulos } of conteudo.ebooks) {
      for (const capitulo of capitulos) {
        const name = `ebooks/${identificador}/${String(capitulo.ordem).padStart(2, '0')}.md`
        expect(writeCapitulo(capitulo), name).toBe(readBody(name))
      }
    }
  })

  it('have 281 chapters and 507 titles inside them', () => {
    const capitulos = conteudo.ebooks.flatMap((ebook) => ebook.capitulos)
    expect(capitulos).toHaveLength(281)
    expect(capitulos.flatMap(({ paragrafos }) => paragrafos).filter(({ titulo }) => titulo)).toHaveLength(507)
  })

  it('carry the data of ebook.yaml', () => {
    const dort = conteudo.ebooks.find(({ identificador }) => identificador === 'canones-de-dort')
    expect(dort).toMatchObject({
      titulo: 'Cânones de Dort',
      ano: 1619,
      kind: 'livro',
      autores: [{ nome: 'Sínodo Nacional de Dordrecht', ano_de_nascimento: null, ano_de_morte: null }],
      areas_tematicas: ['confissoes', 'soteriologia'],
      lancamento: '2026-03-17',
    })
    expect(dort?.prefacio?.split('\n\n')).toHaveLength(3)
  })
})

describe('the harmonies', () => {
  it('are groups of at least two, with the first as it is written', () => {
    expect(conteudo.harmonias).toHaveLength(179)
    expect(conteudo.harmonias[0]).toEqual({
      tema: 'O fim principal do homem',
      ordem: 1,
      membros: [
        { simbolo: 2, numero: 1 },
        { simbolo: 3, numero: 1 },
      ],
      ebooks: ['catecismo-de-heidelberg', 'catecismo-para-criancas'],
    })
    const lonely = conteudo.harmonias.filter(({ membros, ebooks }) => membros.length + ebooks.length < 2)
    expect(lonely).toEqual([])
  })
})

function allPartes(): ParsedParte[] {
  return conteudo.paginas.flatMap(({ secoes }) => secoes.flatMap(({ partes }) => partes))
}

function paginaOf(simbolo: number, numero: number): ParsedPagina {
  const pagina = conteudo.paginas.find(
    (candidate) => candidate.simbolo === simbolo && candidate.numero === numero,
  )
  if (!pagina) throw new Error(`no page ${simbolo}/${numero}`)
  return pagina
}

function fileOf({ simbolo, numero }: ParsedPagina): string {
  const padrao = PADROES_ESCRITOS.find((candidate) => candidate.simbolo === simbolo)
  return `${padrao?.pasta}/${String(numero).padStart(padrao?.digitos ?? 2, '0')}.md`
}

/** The file below its front matter; a numbered line gets the blank line that its own paragraph stands for. */
function readBody(name: string): string {
  const text = readFileSync(new URL(name, DIR), 'utf8')
  return text.replace(/^---\n[\s\S]*?\n---\n\n/, '').replaceAll(/\n+(?=\d+\. )/g, '\n\n')
}

/** Sets a page again from what was parsed. */
function writePagina({ simbolo, secoes }: ParsedPagina): string {
  const isCatecismo = simbolo === 2 || simbolo === 3
  const blocks = secoes.flatMap(({ numero, titulo, destaque, partes }) => [
    ...(isCatecismo ? [] : [`## ${numero}${titulo ? ` ${titulo}` : ''}`]),
    ...writeParagrafos(partes),
    ...(destaque ? [`> ${destaque}`] : []),
  ])
  const notas = secoes
    .flatMap(({ partes }) => partes)
    .filter(({ marcador }) => marcador !== null)
    .map(
      ({ marcador, referencias }) => `[^${marcador}]: ${referencias.map((r) => r.referencia).join('; ')}\n`,
    )
  return `${blocks.join('\n\n')}\n${notas.length > 0 ? `\n${notas.join('')}` : ''}`
}

function writeParagrafos(partes: readonly ParsedParte[]): string[] {
  return [...Map.groupBy(partes, ({ paragrafo }) => paragrafo).values()].flatMap((grupo) => [
    ...(grupo[0]?.subtitulo ? [`### ${grupo[0].subtitulo}`] : []),
    grupo
      .map(({ texto, marcador }, index) => {
        const space = index === 0 ? '' : separatorBefore(texto)
        return `${space}${texto}${marcador === null ? '' : `[^${marcador}]`}`
      })
      .join(''),
  ])
}

function writeCapitulo({ paragrafos }: ParsedEbookCapitulo): string {
  const blocks = paragrafos.flatMap(({ titulo, texto }) => [...(titulo ? [`### ${titulo}`] : []), texto])
  return `${blocks.join('\n\n')}\n`
}
