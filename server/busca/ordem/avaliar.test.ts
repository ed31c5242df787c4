import { describe, expect, it } from 'vitest'
import { analisarDocumento } from '../analise/colunas.ts'
import { interpretar } from '../consulta/interpretar.ts'
import type { Consulta, DocumentoComparado } from '../consulta-e-documento.ts'
import { Dicionario } from '../memoria/dicionario.ts'
import { avaliar } from './avaliar.ts'
import { listLugares } from './lugares.ts'
import { listInicios, pickPalavras } from './pick-palavras.ts'
import { traduzir } from './traduzir.ts'

function ask(q: string): Consulta {
  return interpretar(q) ?? { ramos: [], excluidos: [], frase: [] }
}

function write(q: string, partial: Partial<DocumentoComparado>) {
  const documento = { titulo: '', texto: '', ...partial }
  const dicionario = new Dicionario()
  const escrito = dicionario.write(analisarDocumento(documento))
  return { consulta: traduzir(ask(q), dicionario), documento: { ...documento, ...escrito } }
}

function rate(q: string, partial: Partial<DocumentoComparado>) {
  const { consulta, documento } = write(q, partial)
  return avaliar(consulta, documento)
}

function places(q: string, partial: Partial<DocumentoComparado>) {
  const { consulta, documento } = write(q, partial)
  return listLugares(consulta, documento)
}

/** Texts of the hits. */
function hits(q: string, texto: string): string[] {
  const found = pickPalavras(texto, listInicios(texto), places(q, { texto }).texto)
  return found.map(({ inicio, fim }) => texto.slice(inicio, fim))
}

const LONGO = ' e depois disto falou de muitas outras coisas que ali se viam'

describe('the order of documents', () => {
  it.each<[string, readonly Partial<DocumentoComparado>[]]>([
    [
      'justificação',
      [
        { titulo: 'Da Justificação' },
        { titulo: 'Da Justificação', texto: `A justificação${LONGO}` },
        { titulo: 'Da fé e da justificação' },
        { titulo: 'Da Justificação', texto: LONGO },
        { texto: `A justificação${LONGO}` },
        { texto: `Os que são justificados${LONGO}` },
      ],
    ],
    [
      'Deus amou o mundo',
      [
        { texto: 'Deus amou o mundo' },
        { texto: 'Porque Deus amou o mundo de tal maneira' },
        { texto: `Porque Deus amou o mundo de tal maneira${LONGO}${LONGO}` },
        { texto: 'O mundo, que Deus amou' },
        { texto: `O mundo foi feito, e Deus, como está escrito, amou${LONGO}` },
        { texto: 'Amou a Deus' },
        { texto: `No mundo${LONGO}` },
      ],
    ],
    [
      'fé obras lei',
      [
        { texto: `fé e obras${LONGO}${LONGO} e por fim${LONGO} a lei` },
        { titulo: 'fé e obras', texto: 'fé e obras, obras e fé' },
        { titulo: 'fé' },
      ],
    ],
    [
      'eleição',
      [
        { texto: `A eleição${LONGO}` },
        { texto: `As eleições${LONGO}` },
        { texto: `A predestinação${LONGO}` },
      ],
    ],
    [
      'santa ceia',
      [
        { titulo: 'A Santa Ceia' },
        { titulo: 'Da Ceia do Senhor' },
        { titulo: 'Da Celebração da Ceia do Senhor', texto: 'A ceia é santa' },
        { texto: `A ceia do Senhor${LONGO}` },
        { texto: `A ceia é uma instituição santa${LONGO}` },
      ],
    ],
    [
      'eucaristia',
      [
        { titulo: 'Da Eucaristia' },
        { titulo: 'Da Ceia do Senhor' },
        { texto: 'A eucaristia' },
        { titulo: 'Dos que vão à ceia do Senhor' },
      ],
    ],
    ['espírito santo', [{ texto: `O Espírito Santo${LONGO}` }, { texto: `O Consolador${LONGO}` }]],
  ])('%s', (q, documentos) => {
    const pontos = documentos.map((documento) => rate(q, documento)?.pontos ?? Number.NaN)
    expect(pontos).toEqual(pontos.toSorted((a, b) => b - a))
    expect(new Set(pontos).size).toBe(pontos.length)
    expect(pontos.every(Number.isInteger)).toBe(true)
  })
})

describe('avaliar', () => {
  it('gives ties to what answers alike', () => {
    expect(rate('fé', { texto: 'A fé salva' })?.pontos).toBe(rate('fé', { texto: 'Só fé há' })?.pontos)
  })

  it('says how exact a hit is', () => {
    expect(rate('Jesus chorou', { texto: 'Jesus chorou.' })?.exatidao).toBe(3)
    expect(rate('que é justificação', { titulo: 'Que é justificação?', texto: 'É um ato' })?.exatidao).toBe(3)
    expect(rate('justificação', { titulo: 'Da Justificação', texto: 'Os que' })?.exatidao).toBe(3)
    expect(rate('fé', { titulo: 'Da fé salvadora' })?.exatidao).toBe(2)
    expect(rate('Jesus chorou', { texto: 'Então Jesus chorou.' })?.exatidao).toBe(1)
    expect(rate('chorou Jesus', { texto: 'Jesus chorou.' })?.exatidao).toBe(0)
    expect(rate('fé OU obras', { texto: 'fé' })?.exatidao).toBe(0)
  })

  it('gives null to what has nothing, or what must not be there', () => {
    expect(rate('fé', { texto: 'graça' })).toBeNull()
    expect(rate('fé', {})).toBeNull()
    expect(rate('fé -obras', { texto: 'fé e obra' })).toBeNull()
    expect(rate('fé -obras', { titulo: 'Obras', texto: 'fé' })).toBeNull()
    expect(rate('fé -"boas obras"', { texto: 'fé e obras boas' })).not.toBeNull()
    expect(rate('-obras', { texto: 'fé' })).toBeNull()
  })

  it('marks words in all their forms, once each', () => {
    expect(hits('justificar fé', 'Justificados, pois, pela fé, a justificação')).toEqual([
      'Justificados',
      'fé',
      'justificação',
    ])
    expect(hits('just*', 'o justo justifica')).toEqual(['justo', 'justifica'])
    expect(hits('"a fé" fé', 'a fé e fé')).toEqual(['a', 'fé', 'fé'])
  })

  it('marks the stop words of the phrase, and no others', () => {
    expect(hits('a fé', 'a graça e a fé')).toEqual(['a', 'fé'])
  })

  it('gives the hits of the title apart', () => {
    expect(places('fé', { titulo: 'Da fé', texto: 'A graça' })).toMatchObject({
      titulo: [{ palavra: 1 }],
      texto: [],
    })
  })

  it('takes a text of half a million characters', () => {
    const texto = 'a fé e as obras da lei '.repeat(25_000)
    expect(rate('fé obras lei graça', { texto })?.cobertura).toBe(0.75)
    expect(places('fé obras lei graça', { texto }).texto.length).toBe(75_000)
  })
})
