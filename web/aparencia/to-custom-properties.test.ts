import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Aparencia } from '#contract/aparencia.ts'
import { toCustomProperties } from './to-custom-properties.ts'

it('writes the values as style sheets take them', () => {
  const ajustada = z.parse(Aparencia, { corpo: 1.14, familia: 'hanken', largura: 42, hifenizacao: true })
  expect(toCustomProperties(ajustada)).toEqual({
    '--reader-scale': '1.14',
    '--reader-leading': '1',
    '--reader-family': 'var(--sans)',
    '--reader-measure': '42rem',
    '--reader-align': 'start',
    '--reader-hyphens': 'auto',
  })
})
