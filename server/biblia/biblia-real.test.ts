/** The Bíblia Livre itself, where a checkout of the repository has it beside it; else the generated Bible. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { listEstruturas } from '#tests/support/biblia-fixtures.ts'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import { findBlivre } from '../../scripts/testing/bibles.mjs'
import type { CanonLivro } from './canon.ts'
import { checkBiblia } from './check-biblia.ts'
import { placeInCanon } from './place-in-canon.ts'
import { type BibliaReading, readBiblia } from './read-biblia.ts'

const { json, release, found } = findBlivre(PROJECT_ROOT)
const CRITICO = join(release, '../n4')

let canon: CanonLivro[]
beforeAll(async () => {
  canon = await loadCanon()
})

describe(`Bíblia real: ${found ? 'Bíblia Livre encontrada' : 'não encontrada, só a gerada'}`, () => {
  if (found) describeBlivre()
  else {
    it('the generated Bible is whole', () => {
      expect(checkBiblia(generateBiblia(canon), canon)).toEqual([])
    })
  }
})

function describeBlivre(): void {
  let fromJson: BibliaReading
  let fromRelease: BibliaReading
  beforeAll(async () => {
    fromJson = await readBiblia(json, canon)
    fromRelease = await readBiblia(release, canon)
  })

  it('gives the same text from the JSON and from the release’s own files, verse by verse', () => {
    const verses = listTexts(fromJson)
    expect(verses).toHaveLength(31_102 + 115)
    expect(listTexts(fromRelease)).toEqual(verses)
    expect(fromRelease.correcoes).toEqual(fromJson.correcoes)
  })

  it('keeps its footnotes, and the release its references too', () => {
    const notas = (reading: BibliaReading) =>
      Object.values(listEstruturas(reading.biblia.livros)).flatMap((estrutura) => estrutura.notas ?? [])
    const textos = (tipo: string) =>
      notas(fromRelease).flatMap((nota) => (nota.tipo === tipo ? [nota.texto] : []))
    expect(textos('nota')).toHaveLength(1_290)
    expect(textos('remissao')).toHaveLength(166)
    // The JSON does not say where a note stands that is on no words; it comes last in its verse.
    expect(
      notas(fromJson)
        .map(({ texto }) => texto)
        .toSorted(),
    ).toEqual(textos('nota').toSorted())
  })

  it('puts its known slips right, and counts them', () => {
    const quantidades = fromJson.correcoes.map(({ quantidade }) => quantidade)
    expect(quantidades).toEqual([383, 120, 7, 45, 1, 1])
    const verses = new Map(listTexts(fromJson))
    expect(verses.get('38 7.13')).toContain('assim também quando eles clamaram eu não ouvi, diz o SENHOR')
    expect(verses.get('23 14.23')).toContain('poças d’água;')
    expect(verses.get('19 3.2')).toContain('em Deus. (Selá)')
  })

  it('keeps titles apart and says whose text it is', () => {
    const verses = new Map(listTexts(fromJson))
    expect(verses.get('19 3')).toBe('Salmo de Davi, quando ele fugia da presença de seu filho Absalão:')
    expect(verses.get('19 3.1')).toMatch(/^Ah SENHOR/)
    for (const { biblia } of [fromJson, fromRelease]) {
      expect(biblia.nome).toBe('Bíblia Livre')
      expect(biblia.atribuicao).toContain('Diego Santos, Mario Sérgio, e Marco Teles')
      expect(biblia.licenca).toContain('CC BY 3.0 BR')
    }
  })
}

it.runIf(existsSync(CRITICO))('takes the critical text beside it, and tells what it leaves out', async () => {
  const { biblia, versificacao, relatorio } = await readBiblia(CRITICO, canon)
  expect(versificacao).toBe('eng')
  expect(relatorio).toMatchObject({ versiculos: 31_087, omitidos: [], juntos: [], numeracao: [] })
  expect(relatorio.vazios).toHaveLength(15)
  expect(relatorio.vazios).toEqual(expect.arrayContaining(['Mt 17.21', 'At 8.37', 'Rm 16.24']))
  expect(placeInCanon(biblia, versificacao, canon).size).toBe(31_087)
  await expect(readBiblia(CRITICO, canon, { rigoroso: true })).rejects.toThrow('Mt 17.21: versículo vazio')
})

/** ['19 3', title] for the titles, ['19 3.1', text] for the verses. */
function listTexts({ biblia }: BibliaReading): [string, string][] {
  return biblia.livros.flatMap(({ id, capitulos }) =>
    capitulos.flatMap(({ numero, titulo, versiculos }): [string, string][] => [
      ...(titulo === null ? [] : [[`${id} ${numero}`, titulo] satisfies [string, string]]),
      ...versiculos.map((v): [string, string] => [`${id} ${numero}.${v.numero}`, v.texto]),
    ]),
  )
}
