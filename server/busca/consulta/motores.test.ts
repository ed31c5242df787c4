/** What SQLite makes of the expressions; the API tests ask both databases. */
import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { analisarDocumento, toColunas } from '../analise/colunas.ts'
import { exigirFrase } from './exigir-frase.ts'
import { toFts5 } from './fts5.ts'
import { interpretar } from './interpretar.ts'
import { relaxar } from './relaxar.ts'
import { toTsquery } from './tsquery.ts'

const TEXTOS = [
  { titulo: 'Da Justificação', texto: 'Os que Deus chama, também livremente justifica.' },
  { titulo: 'Das boas obras', texto: 'A fé sem obras é morta; não pela lei.' },
  { titulo: 'Do Espírito', texto: 'Santo é o Consolador, que procede do Pai.' },
  { titulo: '', texto: 'Nem toda oração é longa. As orações dos santos: λόγος.' },
]

const database = new DatabaseSync(':memory:')
database.exec(
  "create virtual table t using fts5(forma, raiz, content='', contentless_delete=1, tokenize='ascii')",
)
for (const [index, documento] of TEXTOS.entries()) {
  const { forma, raiz } = toColunas(analisarDocumento(documento))
  database.prepare('insert into t (rowid, forma, raiz) values (?, ?, ?)').run(index, forma, raiz)
}
const select = database.prepare('select rowid from t where t match ? order by rowid')
afterAll(() => database.close())

function match(expression: string | null): unknown[] | null {
  return expression === null ? null : select.all(expression).map(({ rowid }) => rowid)
}

function find(q: string): unknown[] | null {
  const consulta = interpretar(q)
  return consulta && match(toFts5(consulta))
}

describe('toFts5', () => {
  it.each([
    ['justificar', [0]],
    ['JUSTIFICACOES', [0]],
    ['oracao', [3]],
    ['fé', [1]],
    ['fê lei', [1]],
    ['fé graça', []],
    ['fé OU justificação', [0, 1]],
    ['obras -fé', []],
    ['santo -fé', [2, 3]],
    ['santo -"procede do pai"', [3]],
    ['"fé sem obras"', [1]],
    ['"sem fé obras"', []],
    ['"a oração"', []],
    ['just*', [0]],
    ['consol* OU long*', [2, 3]],
    ['λόγος', [3]],
    ['paráclito', [2]],
    ['or not and near', []],
    ['-fé', null],
    ['🕊', null],
  ])('%j finds %j', (q, expected) => {
    expect(find(q)).toEqual(expected)
  })

  it('keeps phrases inside title or text', () => {
    expect(find('"do espírito santo"')).toEqual([])
    expect(find('"do espírito"')).toEqual([2])
  })
})

describe('toTsquery', () => {
  it.each([
    ['justificação pela fé', "('rjustific') & ('rfe')"],
    ['graça OU just* -lei -"boas obras"', "('rgrac' | 'fjust':*) & !'rlei' & !('fboas' <-> 'fobras')"],
    ['"pela fé"', "(('fpela' <-> 'ffe'))"],
    ['-fé', null],
  ])('%j is %j', (q, expected) => {
    const consulta = interpretar(q)
    expect(consulta && toTsquery(consulta, 'biblia')).toEqual(
      expected && { indice: expected, conferida: null },
    )
  })

  it.each([
    [
      '"pela graça de Deus"',
      "(('vgrac~deus' & 'fgraca' & 'fdeus'))",
      "(('fpela' <-> 'fgraca' <-> 'fde' <-> 'fdeus'))",
    ],
    [
      '"fé da igreja de Cristo" OU fé',
      "(('vfe~igrej' & 'vigrej~crist' & 'ffe' & 'figreja' & 'fcristo') | 'rfe')",
      "(('ffe' <-> 'fda' <-> 'figreja' <-> 'fde' <-> 'fcristo') | 'rfe')",
    ],
    ['lei -"boas obras"', "('rlei')", "('rlei') & !('fboas' <-> 'fobras')"],
    ['lei -"pela fé"', "('rlei') & !('fpela' <-> 'ffe')", null],
    ['"pela fé"', "(('fpela' <-> 'ffe'))", null],
    ['lei', "('rlei')", null],
  ])('of an ebook asks the index for the neighbours in the phrases of %j', (q, indice, conferida) => {
    const consulta = interpretar(q)
    expect(consulta && toTsquery(consulta, 'ebooks')).toEqual({ indice, conferida })
  })
})

describe('any query', () => {
  const anyQuery = fc.oneof(
    fc.string(),
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    fc
      .array(
        fc.constantFrom(
          'fé',
          'a',
          '"',
          '“',
          '-',
          ' ',
          '*',
          'OR',
          'OU',
          "'",
          '(',
          ')',
          ':',
          '^',
          '\\',
          'λ',
          '🕊',
        ),
      )
      .map((parts) => parts.join('')),
    fc.array(fc.lorem({ maxCount: 1 }), { minLength: 3, maxLength: 12 }).map((words) => words.join(' ')),
  )

  it('is one that both engines take', () => {
    fc.assert(
      fc.property(anyQuery, (q) => {
        const consulta = interpretar(q)
        if (!consulta) return
        const frase = exigirFrase(consulta)
        for (const one of [consulta, ...relaxar(consulta), ...(frase ? [frase] : [])]) {
          match(toFts5(one))
          for (const each of [toTsquery(one, 'biblia'), toTsquery(one, 'ebooks')]) {
            expect(each?.indice ?? '').toMatch(/^(?:'[frv][a-z0-9~]+'(?::\*)?|[()|& !]|<->)*$/)
            expect(each?.conferida ?? '').toMatch(/^(?:'[fr][a-z0-9]+'(?::\*)?|[()|& !]|<->)*$/)
          }
        }
      }),
    )
  })
})
