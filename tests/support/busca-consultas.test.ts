import { describe, expect, it } from 'vitest'
import type { RespostaDaBusca } from '#contract/busca.ts'
import {
  type ConsultaDeProva,
  describeFalha,
  judgeResposta,
  rateJulgamentos,
  readConsultas,
} from './busca-consultas.ts'

const names = {
  ebooks: new Map([[7, 'confissao-belga']]),
  capitulos: new Map([[70, 'Artigo 1: O único Deus']]),
}
const visivel = { titulo: { texto: 'Título', marcas: [] }, contexto: null, trecho: { texto: '', marcas: [] } }

describe('readConsultas', () => {
  const consultas = readConsultas()

  it('has enough queries, none of them twice', () => {
    expect(consultas.length).toBeGreaterThanOrEqual(250)
    expect(new Set(consultas.map(({ consulta, em }) => `${em}:${consulta}`)).size).toBe(consultas.length)
  })

  it('marks the queries for verses as those that need a real Bible', () => {
    const unmarked = consultas.filter(
      ({ biblia, esperados }) => biblia !== esperados.some((each) => 'livro' in each),
    )
    expect(unmarked).toEqual([])
  })
})

describe('judgeResposta', () => {
  const resposta: RespostaDaBusca = {
    sugestao: null,
    da_sugestao: false,
    grupos: [
      toGrupo('padroes', [toPagina('CFW', 1), toPagina('CFW', 11)]),
      toGrupo('ebooks', [toTrecho(7, null), toTrecho(7, 70)]),
    ],
  }

  it.each([
    [[{ padrao: 'cfw', numero: 11 }], 2],
    [[{ padrao: 'cmw', numero: 11 }], null],
    [[{ padrao: 'cfw', numero: 11 }, { ebook: 'confissao-belga' }], 1],
    [[{ ebook: 'confissao-belga', capitulo: 'Artigo 1: O único Deus' }], 2],
    [[{ ebook: 'confissao-belga', capitulo: 'Artigo 2' }], null],
    [[{ livro: 1, capitulo: 1, versiculo: 1 }], null],
  ])('ranks %j inside its group: %j', (esperados, posicao) => {
    expect(judgeResposta(toConsulta(esperados), resposta, names).posicao).toBe(posicao)
  })

  it('tells hits that should not be there', () => {
    const consulta = toConsulta([{ padrao: 'cfw', numero: 11 }], [{ padrao: 'cfw', numero: 1 }])
    const julgamento = judgeResposta(consulta, resposta, names)
    expect(julgamento.sobras).toEqual(['Título'])
    expect(describeFalha(julgamento)).toBe('fé: should not find Título')
  })
})

describe('rateJulgamentos', () => {
  it('counts a query that is missed, or that finds too much, as nothing', () => {
    const consulta = toConsulta([{ padrao: 'cfw', numero: 11 }])
    const rating = rateJulgamentos([
      { consulta, posicao: 1, sobras: [] },
      { consulta, posicao: 2, sobras: [] },
      { consulta, posicao: null, sobras: [] },
      { consulta, posicao: 1, sobras: ['Título'] },
    ])
    expect(rating).toMatchObject({ recall: 0.5, mrr: 0.375 })
    expect(rating.falhas.map(describeFalha)).toEqual(['fé: none of cfw 11', 'fé: should not find Título'])
  })
})

function toConsulta(
  esperados: ConsultaDeProva['esperados'],
  ausentes: ConsultaDeProva['ausentes'] = [],
): ConsultaDeProva {
  return { consulta: 'fé', em: undefined, biblia: false, esperados, ausentes }
}

function toGrupo(
  fonte: 'padroes' | 'ebooks',
  resultados: RespostaDaBusca['grupos'][number]['resultados'],
): RespostaDaBusca['grupos'][number] {
  return { fonte, palavras: 'todas', total: resultados.length, ha_mais: false, resultados, cursor: null }
}

function toPagina(simbolo: string, numero: number) {
  const place = { parte_id: null, destaque: null, secao: null, paragrafo: null }
  return { fonte: 'padroes' as const, ...visivel, simbolo, numero, ...place }
}

function toTrecho(ebook_id: number, capitulo_id: number | null) {
  const place = { paragrafo_id: null, inicio: 0, fim: 0, leitura_id: null }
  return { fonte: 'ebooks' as const, ...visivel, ebook_id, capitulo_id, ...place }
}
