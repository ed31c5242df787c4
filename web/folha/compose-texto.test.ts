/** A chapter, a question, a passage as a handout has them. */
import { describe, expect, it } from 'vitest'
import type { Versiculo } from '#contract/biblia.ts'
import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { composePagina } from './compose-pagina.ts'
import { composePassagem } from './compose-passagem.ts'
import { creditosDaFolha } from './creditos-da-folha.ts'
import type { ParteDaFolha } from './folha-composta.ts'
import { listTextos, type TextoDaBiblia, type TextoDePadrao } from './list-textos.ts'
import { parseLugarDaFolha } from './parse-lugar-da-folha.ts'

const textoOf = (endereco: string) => {
  const lugar = parseLugarDaFolha(endereco)
  const [texto] = lugar ? listTextos([lugar]) : []
  if (!texto) throw new Error(endereco)
  return texto
}
const padrao = (endereco: string) => textoOf(endereco) as TextoDePadrao
const biblia = (endereco: string) => textoOf(endereco) as TextoDaBiblia

const parte = (id: number, texto: string, marcador: number | null, paragrafo = 1): Parte => ({
  ...{ id, parte: texto, subtitulo: null, ordem_dentro_da_secao: id, paragrafo, marcador },
  referencias: marcador === null ? [] : [{ referencia: 'Rm 8.14-15' }, { referencia: 'Jo 3.16' }],
})
const PAGINA: PaginaDoTexto = {
  numero: 8,
  titulo: 'De Cristo',
  secoes: [
    {
      id: 1,
      secao: 1,
      titulo: null,
      destaque: null,
      partes: [parte(1, 'Aprouve a Deus', 1), parte(2, '.', null)],
    },
    { id: 2, secao: 2, titulo: 'Da união', destaque: 'Amém.', partes: [parte(3, 'O Filho de Deus.', null)] },
  ],
}
const PROVAS = new Map([
  [
    1,
    {
      isDaBiblioteca: false,
      edicao: undefined,
      referencias: [
        {
          referencia: 'Rm 8.14-15',
          texto: '',
          trechos: [
            {
              ...{ livro: 45, capitulo: 8, inicio: 14, fim: 15, edicao: 'BLIVRE' },
              versiculos: [
                { numero_versiculo: 14, texto_biblico: 'Pois todos.' },
                { numero_versiculo: 15, texto_biblico: 'Porque não.' },
              ],
            },
          ],
        },
      ],
    },
  ],
])
const compose = (endereco: string, more: Partial<Parameters<typeof composePagina>[0]> = {}) =>
  composePagina({
    ...{ texto: padrao(endereco), pagina: PAGINA, textos: null, notas: [] },
    opcoes: { provas: 'lugares', linhas: 'nenhuma' },
    ...more,
  })

/** Each block as a line. */
function tell(composta: ParteDaFolha | null): string[] {
  return (composta?.blocos ?? []).map((bloco) => {
    const { tipo } = bloco
    if (tipo === 'paragrafo' || tipo === 'verso')
      return `${tipo}: ${bloco.trechos.map(({ texto, forma }) => (forma ? `‹${texto}›` : texto)).join('')}`
    if (tipo === 'provas')
      return bloco.provas
        .map((prova) => [
          `[${prova.marcador}]`,
          ...prova.paragrafos.map((trechos) => trechos.map(({ texto }) => texto).join('')),
        ])
        .join(' | ')
    if (tipo === 'nota') return `nota: ${bloco.titulo} ${bloco.texto}`
    if (tipo === 'linhas') return tipo
    return `${tipo}: ${'titulo' in bloco ? bloco.titulo : bloco.texto}`
  })
}

describe('a chapter', () => {
  it('has its sections under their numbers, markers, and the citations after them', () => {
    expect(tell(compose('cfw:8'))).toEqual([
      'texto: CFW 8. De Cristo',
      'secao: CFW 8.1',
      'paragrafo: Aprouve a Deus‹[1]›.',
      'secao: CFW 8.2. Da união',
      'paragrafo: O Filho de Deus.',
      'destaque: Amém.',
      '[1],Rm 8.14–15; Jo 3.16',
    ])
  })

  it('has the sections that were chosen alone, with lines, proofs written out and notes', () => {
    const nota = { titulo: 'Sem título', data: '21 de nov. de 2026', texto: 'Ler.' }
    const opcoes = { provas: 'textos', linhas: 'secao' } as const
    expect(tell(compose('cfw:8.1', { opcoes, textos: PROVAS, notas: [nota] }))).toEqual([
      'texto: CFW 8. De Cristo',
      'secao: CFW 8.1',
      'paragrafo: Aprouve a Deus‹[1]›.',
      'linhas',
      '[1],Rm 8.14–15 14Pois todos. 15Porque não. (BLIVRE)',
      'nota: Sem título Ler.',
    ])
  })

  it('has no markers without proofs; of a question the answer stands right under it, lines last', () => {
    const opcoes = { provas: 'nenhuma', linhas: 'secao' } as const
    const pergunta = compose('bcw:8', { pagina: { ...PAGINA, secoes: PAGINA.secoes.slice(0, 1) }, opcoes })
    expect(tell(pergunta)).toEqual(['texto: BCW 8. De Cristo', 'paragrafo: Aprouve a Deus.', 'linhas'])
    expect(pergunta?.tipo).toBe('pergunta')
  })

  it('is none without the sections that were asked for', () => {
    expect(compose('cfw:8.9')).toBeNull()
  })
})

describe('a passage', () => {
  const versiculos = [1, 2, 3, 5].map((numero) => ({
    ...{ id: numero, numero_versiculo: numero, texto_biblico: `V${numero}.` },
  }))
  const passagem = (endereco: string, isParcial = false) =>
    tell(
      composePassagem({
        ...{ texto: biblia(endereco), titulo: 'João 3', versiculos, isParcial, linhas: 'nenhuma' },
      }),
    )

  it('runs on with its numbers, and says what is left out', () => {
    expect(passagem('biblia:43:3')).toEqual(['texto: João 3', 'paragrafo: ‹1›V1. ‹2›V2. ‹3›V3. ‹5›V5.'])
    expect(passagem('biblia:43:3', true).at(-1)).toBe('paragrafo: ‹1›V1. ‹2›V2. ‹3›V3. […] ‹5›V5.')
    expect(passagem('biblia:43:3:1,3').at(-1)).toBe('paragrafo: ‹1›V1. […] ‹3›V3.')
    expect(passagem('biblia:43:3:2-3').at(-1)).toBe('paragrafo: ‹2›V2. ‹3›V3.')
  })

  it('of the psalms has a verse a line; a passage that the edition lacks is none', () => {
    expect(passagem('biblia:19:3:1-2')).toEqual(['texto: João 3', 'verso: ‹1›V1.', 'verso: ‹2›V2.'])
    expect(passagem('biblia:43:3:4')).toEqual([])
  })

  it('is set by the paragraphs, lines and headings of its edition', () => {
    const comEstrutura: Versiculo[] = [
      {
        ...{ id: 1, numero_versiculo: 1, texto_biblico: 'V1.' },
        estrutura: {
          titulos: [{ posicao: 0, nivel: 1, texto: 'Nicodemos' }],
          blocos: [{ posicao: 0, tipo: 'p' }],
        },
      },
      {
        ...{ id: 2, numero_versiculo: 2, texto_biblico: 'V2.' },
        estrutura: { blocos: [{ posicao: 0, tipo: 'q2' }] },
      },
    ]
    const composta = composePassagem({
      ...{
        texto: biblia('biblia:43:3'),
        titulo: 'João 3',
        versiculos: comEstrutura,
        isParcial: false,
        linhas: 'secao',
      },
    })
    expect(tell(composta)).toEqual([
      ...['texto: João 3', 'subtitulo: Nicodemos', 'paragrafo: ‹1›V1.', 'verso: ‹2›V2.', 'linhas'],
    ])
    expect(composta?.blocos[3]).toMatchObject({ recuo: 1 })
  })
})

describe('whose texts these are', () => {
  const edicao = (sigla: string, padrao = false) => ({
    ...{ sigla, nome: `Nome ${sigla}`, licenca: 'CC BY', atribuicao: null, alteracoes: null, aviso: null },
    ...{ padrao, parcial: false, livros: [] },
  })
  const [propria, outra] = [edicao('MBW', true), edicao('BLIVRE')]

  it('says it of the edition in use, of those that lend words, and of the standards', () => {
    const credito = (more: object) =>
      creditosDaFolha({
        ...{ hasPadroes: true, hasBiblia: true, edicao: outra, edicoes: [propria, outra] },
        origem: { emprestadas: [], isDaBiblioteca: false },
        ...more,
      })
    expect(credito({ origem: { emprestadas: ['MBW'], isDaBiblioteca: false } })).toEqual([
      'Texto bíblico: Nome BLIVRE, CC BY',
      '(MBW) Nome MBW: Nome MBW, CC BY',
      'Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.',
    ])
    expect(
      credito({ hasBiblia: false, hasPadroes: false, origem: { emprestadas: [], isDaBiblioteca: true } }),
    ).toEqual(['Textos-prova na edição Nome MBW: Nome MBW, CC BY'])
  })
})
