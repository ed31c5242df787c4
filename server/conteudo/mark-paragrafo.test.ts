import { expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { createMarkParagrafo } from './mark-paragrafo.ts'

it('adds the Bible references to the ranges of the book, never inside a link or a program text', async () => {
  const mark = createMarkParagrafo(await loadCanon())
  const texto = 'Veja Rm 8.28 e Jo 3.16.'
  const forte = { tipo: 'forte' as const, inicio: 0, fim: 4 }
  const externa = { tipo: 'externa' as const, inicio: 15, fim: 22, href: 'https://exemplo.com.br/' }
  expect(mark({ texto, tipo: 'paragrafo', marcas: [forte, externa] })).toEqual([
    forte,
    { tipo: 'referencia', inicio: 5, fim: 12, referencia: 'Rm 8.28' },
    externa,
  ])
  expect(mark({ texto, tipo: 'codigo', marcas: [] })).toEqual([])
})
