import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCanon } from '#server/biblia/canon.ts'
import { createFindReferencias } from './find-referencias.ts'
import { parseReferencias } from './parse-referencias.ts'

const canon = parseCanon(readFileSync('content/livros.yaml', 'utf8'), 'livros.yaml')
const findReferencias = createFindReferencias(canon)

/** Each found reference as 'words of the text → strict form'. */
function find(texto: string): string[] {
  return findReferencias(texto).map(
    ({ inicio, fim, referencia }) => `${texto.slice(inicio, fim)} → ${referencia}`,
  )
}

describe('findReferencias', () => {
  it.each([
    ['como está escrito (Rm 8.28)', ['Rm 8.28 → Rm 8.28']],
    ['Rom. 8:28-30 e Ef 1.4–6', ['Rom. 8:28-30 → Rm 8.28-30', 'Ef 1.4–6 → Ef 1.4-6']],
    ['(Rm 10.20; Is 65.1)', ['Rm 10.20 → Rm 10.20', 'Is 65.1 → Is 65.1']],
    ['Rm 3.23; 6.23, 8.1', ['Rm 3.23 → Rm 3.23', '6.23 → Rm 6.23', '8.1 → Rm 8.1']],
    ['1Co 1.30 e 1 Coríntios 2.2', ['1Co 1.30 → 1Co 1.30', '1 Coríntios 2.2 → 1Co 2.2']],
    ['I João 5.7, II Tm 3.16', ['I João 5.7 → 1Jo 5.7', 'II Tm 3.16 → 2Tm 3.16']],
    ['na Primeira Epístola de João 4.8', ['Primeira Epístola de João 4.8 → 1Jo 4.8']],
    ['1ª Pedro 1.3', ['1ª Pedro 1.3 → 1Pe 1.3']],
    ['Salmo 23 e Sl 23', ['Salmo 23 → Sl 23', 'Sl 23 → Sl 23']],
    ['Romanos 8 inteiro', ['Romanos 8 → Rm 8']],
    ['Mt 5.3,5,7-9', ['Mt 5.3,5,7-9 → Mt 5.3,5,7-9']],
    ['Gn 1.31-2.3', ['Gn 1.31-2.3 → Gn 1.31-2.3']],
    ['Judas 3 e Jd 1.3', ['Judas 3 → Jd 1.3', 'Jd 1.3 → Jd 1.3']],
    ['Jo 3.16 não é Jó 3.16', ['Jo 3.16 → Jo 3.16', 'Jó 3.16 → Jó 3.16']],
    ['Judas 3–5 e Filemom 8-10', ['Judas 3–5 → Jd 1.3-5', 'Filemom 8-10 → Fm 1.8-10']],
    ['Romanos 9–11; 12.1', ['Romanos 9–11 → Rm 9-11', '12.1 → Rm 12.1']],
    ['Romanos 9-17, Judas 5-3', ['Romanos 9 → Rm 9', 'Judas 5 → Jd 1.5']],
    ['Romanos 8 – 3 anos depois', ['Romanos 8 → Rm 8']],
    ['Romanos 8-2ª parte, Rute 1-2.3', ['Romanos 8 → Rm 8', 'Rute 1 → Rt 1']],
    ['Rm 9–11 sem versículo', []],
    ['Lamentações de Jeremias 3.22', ['Jeremias 3.22 → Lm 3.22']],
    ['Cântico dos Cânticos 2.1', ['Cânticos 2.1 → Ct 2.1']],
    ['Atos dos Apóstolos 2.42', ['Apóstolos 2.42 → At 2.42']],
    ['Hb 11.1ss.; Jo 1.1a', ['Hb 11.1 → Hb 11.1', 'Jo 1.1a → Jo 1.1']],
    ['Exodo 20.3', ['Exodo 20.3 → Êx 20.3']],
  ])('reads %s', (texto, expected) => {
    expect(find(texto)).toEqual(expected)
  })

  it.each([
    'Os 10 mandamentos',
    'Na 3ª parte, Em 2.5 casos',
    'Capítulo 3.2 e Seção 4',
    'Rm 17.1 e Jd 2.1 não existem',
    'Artigo 12, Pergunta 5.3',
    'o ano de 1563',
    'At 2',
    'Os 10.5% restantes',
    '',
  ])('finds nothing in “%s”', (texto) => {
    expect(find(texto)).toEqual([])
  })

  it('gives ranges in order that do not overlap, and references that the grammar accepts', () => {
    const peca = fc.constantFrom(
      'Rm',
      '1 Co',
      'João',
      'II',
      ' 8',
      '.28',
      ':3',
      '-5',
      ', 9',
      '; 2.1',
      ' e ',
      'Salmo',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(peca, { maxLength: 30 }), (pecas) => {
        const texto = pecas.join('')
        let last = 0
        for (const { inicio, fim, referencia } of findReferencias(texto)) {
          expect(inicio).toBeGreaterThanOrEqual(last)
          expect(fim).toBeGreaterThan(inicio)
          expect(parseReferencias(referencia, canon).problems).toEqual([])
          last = fim
        }
      }),
    )
  })
})
