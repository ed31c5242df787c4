import { describe, expect, it } from 'vitest'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { interpretar } from '../consulta/interpretar.ts'
import type { Exatidao } from '../consulta-e-documento.ts'
import { ordenarGrupos } from './grupos.ts'

function order(q: string, exatidoes: Partial<Record<FonteDaBusca, Exatidao>>): string {
  const consulta = interpretar(q) ?? { ramos: [], excluidos: [], frase: [] }
  const fontes: FonteDaBusca[] = ['notas', 'ebooks', 'biblia', 'padroes']
  const grupos = fontes.flatMap((fonte) => {
    const exatidao = exatidoes[fonte]
    return exatidao === undefined ? [] : [{ fonte, melhor: { exatidao } }]
  })
  return ordenarGrupos(consulta, grupos)
    .map(({ fonte }) => fonte)
    .join(' ')
}

describe('ordenarGrupos', () => {
  it.each<[string, Partial<Record<FonteDaBusca, Exatidao>>, string]>([
    ['graça', { padroes: 1, biblia: 1, ebooks: 1, notas: 1 }, 'padroes biblia ebooks notas'],
    ['graça', { padroes: 2, biblia: 1, ebooks: 3 }, 'padroes ebooks biblia'],
    ['graça', { padroes: 1, biblia: 1, ebooks: 3 }, 'padroes ebooks biblia'],
    ['peregrino', { padroes: 0, biblia: 1, ebooks: 3 }, 'ebooks padroes biblia'],
    ['a graça', { padroes: 0, biblia: 1 }, 'padroes biblia'],
    ['graça comum', { padroes: 0, biblia: 0, ebooks: 1 }, 'ebooks padroes biblia'],
    ['Deus amou o mundo', { padroes: 3, biblia: 1, ebooks: 1 }, 'biblia padroes ebooks'],
    ['Jesus chorou', { padroes: 1, biblia: 3 }, 'biblia padroes'],
    ['Jesus chorou', { padroes: 1, biblia: 1 }, 'padroes biblia'],
    ['o que é a', { padroes: 1, biblia: 1 }, 'padroes biblia'],
    ['fé', {}, ''],
  ])('%s %j: %s', (q, exatidoes, expected) => {
    expect(order(q, exatidoes)).toBe(expected)
  })
})
