import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Livro } from '#contract/biblia.ts'
import { FICHAS } from '../padroes/public.ts'
import { checkVersiculos, interpretSalto } from './interpret-salto.ts'

interface LivroDoCanon {
  id: number
  abreviatura: string
  livro: string
  versiculos: number[]
}

const CANON: LivroDoCanon[] = parse(
  readFileSync(join(import.meta.dirname, '../../content/livros.yaml'), 'utf8'),
)

const LIVROS: readonly Livro[] = CANON.map(({ versiculos, ...livro }) => ({
  ...livro,
  quantidade_capitulos: versiculos.length,
}))

const interpret = (texto: string) => interpretSalto(texto, LIVROS, Object.values(FICHAS))
const rotulos = (texto: string) => interpret(texto).sugestoes.map(({ rotulo }) => rotulo)

describe('interpretSalto: one reading', () => {
  it.each([
    // As people write it: separators, spaces, dashes.
    ['Jo 3.16', 'João 3.16'],
    ['Jo 3:16', 'João 3.16'],
    ['jo3.16', 'João 3.16'],
    ['Jo 3,16', 'João 3.16'],
    ['Jo 3 16', 'João 3.16'],
    ['JOAO 3 : 16', 'João 3.16'],
    ['joão 3v16', 'João 3.16'],
    ['joão cap. 3, v. 16', 'João 3.16'],
    ['João, capítulo 3, versículos 16 a 18', 'João 3.16–18'],
    ['Jo 3.16-18', 'João 3.16–18'],
    ['Jo 3.16–18', 'João 3.16–18'],
    ['Jo 3.16 - 18', 'João 3.16–18'],
    ['Jo 3.16,18-20', 'João 3.16,18–20'],
    ['Jo 3.16 e 18', 'João 3.16,18'],
    ['Jo 3.16.18', 'João 3.16,18'],
    ['Jo 3.16s', 'João 3.16–17'],
    ['Jo 3.16ss', 'João 3.16ss'],
    ['Rm 8.28a', 'Romanos 8.28'],
    ['rm8', 'Romanos 8'],
    ['Rm 8-9', 'Romanos 8'],
    ['At 7.54–8.1', 'Atos 7.54ss'],
    ['Sl 119 105', 'Salmos 119.105'],
    // What is still being typed.
    ['Jo 3.', 'João 3'],
    ['Jo 3.16-', 'João 3.16'],
    ['Jo 3.16 e', 'João 3.16'],
    ['Jo 3.16;', 'João 3.16'],
    // Names and abbreviations, with accents and without.
    ['Salmo 23', 'Salmos 23'],
    ['salmos 23', 'Salmos 23'],
    ['gn 1', 'Gênesis 1'],
    ['genesis 1', 'Gênesis 1'],
    ['ex 20.3-17', 'Êxodo 20.3–17'],
    ['Êx 20', 'Êxodo 20'],
    ['dt 6.4', 'Deuteronômio 6.4'],
    ['Jz 5', 'Juízes 5'],
    ['Juí 5', 'Juízes 5'],
    ['jui 5', 'Juízes 5'],
    ['Rt 1.16', 'Rute 1.16'],
    ['Ed 7.10', 'Esdras 7.10'],
    ['Et 4.14', 'Ester 4.14'],
    ['Jó 19.25', 'Jó 19.25'],
    ['job 1', 'Jó 1'],
    ['prov 3', 'Provérbios 3'],
    ['Ct 2', 'Cântico dos Cânticos 2'],
    ['Cantares 2', 'Cântico dos Cânticos 2'],
    ['Is 53', 'Isaías 53'],
    ['Lm 3', 'Lamentações 3'],
    ['lam 3.22', 'Lamentações 3.22'],
    ['jn 3', 'Jonas 3'],
    ['Na 1', 'Naum 1'],
    ['naum 1', 'Naum 1'],
    ['Hc 2.4', 'Habacuque 2.4'],
    ['hab 2.4', 'Habacuque 2.4'],
    ['Mat 5', 'Mateus 5'],
    ['Mt 5', 'Mateus 5'],
    ['evangelho de marcos 1', 'Marcos 1'],
    ['Fp 4.13', 'Filipenses 4.13'],
    ['Fl 4.13', 'Filipenses 4.13'],
    ['Flp 4.13', 'Filipenses 4.13'],
    ['Ap 21', 'Apocalipse 21'],
    ['Apoc 21', 'Apocalipse 21'],
    ['carta aos hebreus 11', 'Hebreus 11'],
    // Books of one chapter: the number is a verse, but 1 is the chapter.
    ['Jd 1', 'Judas 1'],
    ['Jd 3', 'Judas 1.3'],
    ['Jud 3', 'Judas 1.3'],
    ['Jd 3-5,7', 'Judas 1.3–5,7'],
    ['Jd 1.3', 'Judas 1.3'],
    ['Fm 6', 'Filemom 1.6'],
    ['Flm 6', 'Filemom 1.6'],
    ['Ob 4', 'Obadias 1.4'],
    ['Abd 4', 'Obadias 1.4'],
    // Numbered books.
    ['1 Coríntios 13:4-7', '1 Coríntios 13.4–7'],
    ['1co13', '1 Coríntios 13'],
    ['I Co 13', '1 Coríntios 13'],
    ['I Jo 5.7', '1 João 5.7'],
    ['1Jo 5.7', '1 João 5.7'],
    ['1 joão 5.7', '1 João 5.7'],
    ['1ª João 4.8', '1 João 4.8'],
    ['1a João 4.8', '1 João 4.8'],
    ['primeira joão 4', '1 João 4'],
    ['primeira epístola de João 4', '1 João 4'],
    ['Terceira João 4', '3 João 1.4'],
    ['II Tm 3.16', '2 Timóteo 3.16'],
    ['iitm 3.16', '2 Timóteo 3.16'],
    ['2º Samuel 7', '2 Samuel 7'],
    ['2 rs 4', '2 Reis 4'],
    ['I Crônicas 16', '1 Crônicas 16'],
    // Standards.
    ['cfw 8', 'CFW 8'],
    ['CFW 8.2', 'CFW 8.2'],
    ['cfw cap. 8, seção 2', 'CFW 8.2'],
    ['cmw 70.2', 'CMW 70.2'],
    ['cfw8', 'CFW 8'],
    ['confissão 8', 'CFW 8'],
    ['cmw 97', 'CMW 97'],
    ['cm 97', 'CMW 97'],
    ['catecismo maior 97', 'CMW 97'],
    ['cmw pergunta 97', 'CMW 97'],
    ['bcw 1', 'BCW 1'],
    ['breve catecismo 1', 'BCW 1'],
    ['fgop 3', 'FGOP 3'],
    ['dcpu 2', 'DCPU 2'],
    ['dcpr 5', 'DCPR 5'],
  ])('%s is %s', (texto, rotulo) => {
    const { sugestoes, erro } = interpret(texto)
    expect(sugestoes[0]?.rotulo).toBe(rotulo)
    expect(erro).toBeNull()
  })
})

describe('interpretSalto: several readings', () => {
  it('offers every book that begins so, the shortest name first', () => {
    expect(rotulos('j')).toEqual(['Jó', 'Joel', 'João', 'Josué', 'Jonas', 'Judas', 'Juízes', 'Jeremias'])
  })

  it.each([
    ['jo', ['João', 'Jó', 'Joel', 'Josué', 'Jonas', '1 João', '2 João', '3 João']],
    ['jó', ['Jó']],
    ['Jo 3', ['João 3', 'Jó 3']],
    ['jó 3', ['Jó 3']],
    ['fil 1', ['Filemom 1', 'Filipenses 1']],
    ['cor 13', ['1 Coríntios 13', '2 Coríntios 13']],
    ['pe 5', ['1 Pedro 5']],
    [
      '1',
      [
        '1 Reis',
        '1 João',
        '1 Pedro',
        '1 Samuel',
        '1 Timóteo',
        '1 Crônicas',
        '1 Coríntios',
        '1 Tessalonicenses',
      ],
    ],
    ['2 t', ['2 Timóteo', '2 Tessalonicenses']],
    ['diretório 3', ['DCPU 3', 'DCPR 3']],
    ['cfw', ['CFW']],
  ])('%s may be %j', (texto, expected) => {
    expect(rotulos(texto)).toEqual(expected)
    expect(interpret(texto).erro).toBeNull()
  })

  it('leaves out books that have no such chapter', () => {
    expect(rotulos('m 20')).toEqual(['Mateus 20'])
  })
})

describe('interpretSalto: no reading', () => {
  it.each([
    ['Jo 99', 'João tem 21 capítulos.'],
    ['Jo 0', 'João tem 21 capítulos.'],
    ['Jd 2.3', 'Judas tem 1 capítulo.'],
    ['Rm 16-17', 'Romanos tem 16 capítulos.'],
    ['Rm 9-8', 'O intervalo 9–8 está invertido.'],
    ['Jo 3.18-16', 'O intervalo 18–16 está invertido.'],
    ['Jo 3.0', 'Os versículos são contados a partir do 1.'],
    ['Jo 3.dezesseis', 'Não entendi “3.dezesseis”. Escreva capítulo e versículo, como em “Jo 3.16”.'],
    ['xyz 3', 'Nenhum livro ou padrão começa com “xyz”.'],
    ['3.16', 'Comece pelo livro ou pelo padrão, como em “Jo 3.16” ou “CFW 8”.'],
    ['-', 'Comece pelo livro ou pelo padrão, como em “Jo 3.16” ou “CFW 8”.'],
    ['Jo 3.16; Rm 8', 'Escreva uma referência de cada vez.'],
    ['cfw 8.0', 'As seções são contadas a partir da 1.'],
    ['cfw 34', 'Confissão de Fé tem 33 capítulos.'],
    ['cmw 197', 'Catecismo Maior tem 196 perguntas.'],
    ['bcw 108', 'Breve Catecismo tem 107 perguntas.'],
    ['fgop 20', 'Forma de Governo tem 19 capítulos.'],
    ['dcpu 0', 'Diretório de Culto Público tem 15 capítulos.'],
  ])('%s: %s', (texto, erro) => {
    expect(interpret(texto).erro).toBe(erro)
    expect(interpret(texto).isReferencia).toBe(!erro.startsWith('Nenhum'))
  })

  it('names another book that has the chapter, without taking it for granted', () => {
    const { sugestoes, erro } = interpret('Jo 30')
    expect(erro).toBe('João tem 21 capítulos.')
    expect(sugestoes.map(({ rotulo }) => rotulo)).toEqual(['Jó 30'])
  })

  it('says nothing before anything is typed', () => {
    expect(interpret('  ')).toEqual({ sugestoes: [], erro: null, isReferencia: false })
  })
})

describe('interpretSalto: where it leads', () => {
  it.each([
    ['joão', '/biblia/capitulos/43'],
    ['Jo 3', '/biblia/capitulos/43/3'],
    ['Jo 3.16-18,20', '/biblia/capitulos/43/3?v=16-18,20'],
    ['Jo 3.16ss', '/biblia/capitulos/43/3?v=16-176'],
    ['cfw', '/cfw'],
    ['cmw 97', '/cmw/pergunta/97'],
    ['cfw 8.2', '/cfw/capitulo/8#s2'],
    ['cmw 70.2', '/cmw/pergunta/70#n2'],
  ])('%s opens %s', (texto, to) => {
    expect(interpret(texto).sugestoes[0]?.to).toBe(to)
  })

  it('finds every book under its name and its abbreviation, with and without accents', () => {
    for (const { livro, abreviatura } of LIVROS) {
      for (const nome of [livro, abreviatura, livro.toLowerCase()]) {
        expect(rotulos(`${nome} 1`)[0]).toBe(`${livro} 1`)
      }
      const semAcentos = livro.normalize('NFD').replace(/\p{Diacritic}/gu, '')
      if (livro !== 'Jó') expect(rotulos(`${semAcentos} 1`)[0]).toBe(`${livro} 1`)
    }
  })
})

describe('interpretSalto: whatever is typed', () => {
  it('answers with suggestions or with a sentence', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeijoõç 1239.,:;-–ª†') }), (texto) => {
        const { sugestoes, erro } = interpret(texto)
        expect(sugestoes.length > 0 || erro !== null || texto.trim() === '').toBe(true)
        expect(sugestoes.length).toBeLessThanOrEqual(8)
      }),
    )
  })

  it('reads back what it prints', () => {
    const livro = fc.constantFrom(...LIVROS)
    const numero = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(livro, numero, numero, ({ livro, quantidade_capitulos }, n, versiculo) => {
        const rotulo = `${livro} ${1 + (n % quantidade_capitulos)}.${versiculo}–${versiculo + 2}`
        expect(rotulos(rotulo)[0]).toBe(rotulo)
      }),
    )
  })
})

describe('checkVersiculos', () => {
  it('compares the last verse named with the chapter', () => {
    const passagem = interpret('Jo 3.16,40').sugestoes[0]?.passagem
    if (!passagem) throw new Error('A passage was expected.')
    expect(checkVersiculos(passagem, 36)).toBe('João 3 tem 36 versículos.')
    expect(checkVersiculos(passagem, 40)).toBeNull()
    expect(checkVersiculos(passagem, 0)).toBeNull()
  })

  it('does not count "and following" as a verse', () => {
    expect(interpret('Jo 3.16ss').sugestoes[0]?.passagem?.ultimo).toBe(16)
  })
})
