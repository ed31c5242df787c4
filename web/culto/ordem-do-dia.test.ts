/** The order of the days over years, its bounds, and the neighbours of each part. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { LUGARES_DA_ORACAO, oracaoVizinha, ordemDoDia, perguntaVizinha } from './ordem-do-dia.ts'
import {
  formatPorcao,
  isAteOFim,
  MAX_DA_LEITURA,
  MAX_DO_SALMO,
  PORCOES_DO_NOVO,
  PORCOES_DOS_SALMOS,
  porcaoVizinha,
  porcoesDoTestamento,
} from './porcao.ts'
import { totalDeCapitulos, totalDeVersiculos } from './total-de-versiculos.ts'

/** Every day, at a late hour. @param last the day after it is not in the list */
function listOrdens(first: Date, last: Date) {
  const ordens = []
  for (let date = first; date < last; date = new Date(date.getTime() + 86_400_000)) {
    ordens.push(ordemDoDia(date))
  }
  return ordens
}
const noite = (year: number, month = 0, day = 1) => new Date(year, month, day, 21, 30)

describe('the canon', () => {
  it('counts the verses as content/livros.yaml does', async () => {
    const canon = await loadCanon()
    for (const { id, versiculos } of canon) {
      expect(totalDeCapitulos(id)).toBe(versiculos.length)
      expect(versiculos.map((_, index) => totalDeVersiculos(id, index + 1))).toEqual(versiculos)
    }
    expect(totalDeVersiculos(67, 1)).toBe(0)
    expect(totalDeCapitulos(0)).toBe(0)
  })
})

describe('the order of the day', () => {
  it.each([2024, 2026, 2027])(
    'brings every psalm and every question in the year %i, none too long',
    (year) => {
      const ordens = listOrdens(noite(year), noite(year + 1))
      expect(ordens.length).toBe(year % 4 === 0 ? 366 : 365)
      expect(new Set(ordens.map(({ salmo }) => salmo.capitulo)).size).toBe(150)
      expect(new Set(ordens.map(({ pergunta }) => pergunta.numero)).size).toBe(107)
      expect(new Set(ordens.map(({ oracao }) => JSON.stringify(oracao))).size).toBe(LUGARES_DA_ORACAO.length)
      for (const { salmo, leitura, pergunta } of ordens) {
        expect(salmo.ate - salmo.de).toBeLessThan(MAX_DO_SALMO)
        expect(leitura.ate - leitura.de).toBeLessThan(MAX_DA_LEITURA)
        expect(leitura.livro).toBeGreaterThanOrEqual(40)
        expect(pergunta.padrao).toBe('bcw')
      }
    },
  )

  it('goes on in course, over leap days and New Year, and begins again at the end', () => {
    const ordens = listOrdens(noite(2027, 10, 1), noite(2030))
    for (const [index, { salmo, leitura, pergunta, oracao }] of ordens.slice(1).entries()) {
      const ontem = ordens[index]
      if (!ontem) throw new Error('A day is missing.')
      expect(salmo).toEqual(porcaoVizinha(PORCOES_DOS_SALMOS, ontem.salmo, 1))
      expect(leitura).toEqual(porcaoVizinha(PORCOES_DO_NOVO, ontem.leitura, 1))
      expect(pergunta).toEqual(perguntaVizinha(ontem.pergunta, 1))
      expect(oracao).not.toEqual(ontem.oracao)
    }
  })

  it('is one for the whole of a day, on Sundays of the Lord’s day, and known before its first day', () => {
    expect(ordemDoDia(new Date(2026, 10, 29, 0, 1))).toEqual(ordemDoDia(new Date(2026, 10, 29, 23, 59)))
    expect(ordemDoDia(noite(2026, 10, 29)).oracao).toEqual({ capitulo: 9, secao: 1 })
    expect(ordemDoDia(noite(2026))).toMatchObject({
      salmo: { livro: 19, capitulo: 1, de: 1, ate: 6 },
      leitura: { livro: 40, capitulo: 1, de: 1, ate: 25 },
      pergunta: { numero: 1 },
    })
    expect(ordemDoDia(noite(2025, 11, 31))).toMatchObject({
      salmo: { capitulo: 150 },
      leitura: { livro: 66, capitulo: 22 },
      pergunta: { numero: 107 },
    })
  })

  it('names passages that the directory has, none long', async () => {
    for (const { capitulo, secao } of LUGARES_DA_ORACAO) {
      const file = join(import.meta.dirname, `../../content/dcpr/${String(capitulo).padStart(2, '0')}.md`)
      const [, texto] = (await readFile(file, 'utf8')).split(`\n## ${secao}\n`)
      const words = texto?.split('\n## ')[0]?.trim().split(/\s+/) ?? []
      expect(words.length).toBeGreaterThan(20)
      expect(words.length).toBeLessThan(200)
    }
  })
})

describe('portions', () => {
  it('are whole chapters, or parts that leave nothing out', () => {
    const partes = PORCOES_DOS_SALMOS.filter(({ capitulo }) => capitulo === 119)
    expect(partes.map((parte) => formatPorcao(parte)).slice(0, 2)).toEqual([
      'Salmo 119.1–16',
      'Salmo 119.17–32',
    ])
    expect(partes).toHaveLength(11)
    expect(partes.map(isAteOFim)).toEqual([...Array<boolean>(10).fill(false), true])
    for (const lista of [PORCOES_DOS_SALMOS, PORCOES_DO_NOVO, porcoesDoTestamento(1)]) {
      for (const [index, { livro, capitulo, de }] of lista.entries()) {
        const antes = lista[index - 1]
        const isSegue = antes?.livro === livro && antes.capitulo === capitulo
        expect(de).toBe(isSegue ? antes.ate + 1 : 1)
        if (antes && !isSegue) expect(isAteOFim(antes)).toBe(true)
      }
    }
  })

  it('are cited as people do, and have neighbours of those that are none', () => {
    const joao = { livro: 43, capitulo: 3, de: 16, ate: 18 }
    expect(formatPorcao(joao, 'João')).toBe('João 3.16–18')
    expect(formatPorcao({ ...joao, ate: 16 }, 'João')).toBe('João 3.16')
    expect(formatPorcao({ ...joao, de: 1, ate: 36 }, 'João')).toBe('João 3')
    const lista = porcoesDoTestamento(43)
    expect(porcaoVizinha(lista, joao, 1)).toMatchObject({ capitulo: 3, de: 19 })
    expect(porcaoVizinha(lista, joao, -1)).toMatchObject({ capitulo: 2, de: 1, ate: 25 })
    expect(
      porcaoVizinha(porcoesDoTestamento(1), { livro: 1, capitulo: 1, de: 1, ate: 31 }, -1),
    ).toMatchObject({
      livro: 39,
      capitulo: 4,
    })
  })

  it('so have questions and passages of the directory', () => {
    expect(perguntaVizinha({ padrao: 'cmw', numero: 196 }, 1)).toEqual({ padrao: 'cmw', numero: 1 })
    expect(perguntaVizinha({ padrao: 'bcw', numero: 1 }, -1)).toEqual({ padrao: 'bcw', numero: 107 })
    expect(oracaoVizinha({ capitulo: 4, secao: 1 }, 1)).toEqual({ capitulo: 9, secao: 1 })
    expect(oracaoVizinha({ capitulo: 10, secao: 5 }, 1)).toEqual({ capitulo: 3, secao: 1 })
    expect(oracaoVizinha({ capitulo: 3, secao: 1 }, -1)).toEqual({ capitulo: 10, secao: 5 })
  })
})
