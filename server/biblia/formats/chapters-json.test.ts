import { describe, expect, it } from 'vitest'
import { livrosEsperados, parseFixtures } from '#tests/support/biblia-fixtures.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { parseChaptersJson } from './chapters-json.ts'

const chapters = [['Um versículo.']]

async function read(dump: readonly object[]) {
  return parseFixtures(parseChaptersJson, { file: 'dump.json', text: JSON.stringify(dump) })
}

describe('parseChaptersJson', () => {
  it('reads a dump with BOM, numbering by place', async () => {
    const { biblia, avisos, problemas } = await parseFixtures(parseChaptersJson, 'dump.json')
    expect(problemas).toEqual([])
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: tb.'])
    expect(biblia.livros).toEqual(livrosEsperados(null))
    expect(biblia.nome).toBe('sem-nome')
  })

  it('takes 66 books by their place when the abbreviations are ambiguous or unknown', async () => {
    const siglas = (await loadCanon()).map(({ id, abreviatura }) =>
      id === 18 ? 'Jo' : id === 66 ? 'Rv' : abreviatura,
    )
    const { biblia, problemas } = await read(siglas.map((abbrev) => ({ abbrev, chapters })))
    expect(problemas).toEqual([])
    expect(biblia.livros.map(({ id }) => id)).toEqual(siglas.map((_, index) => index + 1))
  })

  it('goes by abbreviation when the books stand in another order', async () => {
    const canon = await loadCanon()
    const siglas = [...canon.slice(39), ...canon.slice(0, 39)].map(({ abreviatura }) => abreviatura)
    const { biblia } = await read(
      siglas.map((abbrev) => ({ abbrev, chapters: [[`Livro ${abbrev} de prova.`]] })),
    )
    expect(biblia.livros[17]?.capitulos[0]?.versiculos[0]?.texto).toBe('Livro Jó de prova.')
    expect(biblia.livros[42]?.capitulos[0]?.versiculos[0]?.texto).toBe('Livro Jo de prova.')
  })

  it('settles an ambiguous abbreviation by the others, and reports one that stays so', async () => {
    const settled = await read([
      { abbrev: 'job', chapters },
      { abbrev: 'jo', chapters },
    ])
    expect(settled.biblia.livros.map(({ id }) => id)).toEqual([18, 43])
    const open = await read([{ abbrev: 'jo', chapters }])
    expect(open.problemas).toEqual([
      {
        file: 'dump.json',
        reason: 'A abreviatura "jo" serve a mais de um livro e não há 66 livros em ordem.',
      },
    ])
  })

  it('takes the other names that dumps use', async () => {
    const { biblia } = await read([
      { abbrev: { pt: 'gn', en: 'gn' }, chapters },
      { abrev: 'ex', capitulos: chapters },
      { nome: 'Levítico', chapters },
    ])
    expect(biblia.livros.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('tells which item is not what it should be', async () => {
    await expect(read([{ abbrev: 'gn', chapters: [['a', 2]] }])).rejects.toThrow(
      'dump.json: O item 0.chapters.0.1 falta ou não tem a forma esperada.',
    )
  })
})
