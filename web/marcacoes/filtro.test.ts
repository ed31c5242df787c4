import { describe, expect, it } from 'vitest'
import { formatTotal, readFiltro, SEM_FILTRO, toQuery, writeFiltro } from './filtro.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const read = (search: string) => readFiltro(new URLSearchParams(search))

describe('the filter in the address', () => {
  it.each([
    '',
    'texto=cfw',
    'texto=ebook-12&tipo=destaque&cor=azul',
    `etiqueta=${ID}&de=2026-02-28&ate=2026-03-01&q=gra%C3%A7a+comum`,
  ])('is written as it was read (%s)', (search) => {
    expect(writeFiltro(read(search)).toString()).toBe(search)
  })

  it.each([
    'texto=outro',
    'tipo=x',
    'cor=preto',
    'etiqueta=1',
    'de=ontem',
    'de=2026-02-30',
    'ate=0000-01-01',
    'q=+',
  ])('passes over what is none: %s', (search) => expect(read(search)).toEqual(SEM_FILTRO))

  it('asks for whole days of this device', () => {
    const { de, ate } = toQuery(read('de=2026-03-01&ate=2026-03-01'))
    expect(new Date(de ?? '')).toEqual(new Date(2026, 2, 1))
    expect(new Date(ate ?? '')).toEqual(new Date(2026, 2, 2))
    expect(toQuery(SEM_FILTRO)).toEqual({})
    expect(toQuery(read('texto=biblia&q=a'))).toEqual({ fonte: 'biblia', q: 'a' })
  })
})

it('says how much there is', () => {
  expect([
    formatTotal(0, false),
    formatTotal(0, true),
    formatTotal(1, false),
    formatTotal(1200, true),
  ]).toEqual(['Nenhuma marcação.', '', '1 marcação', '1.200 marcações ou mais'])
})
