import { expect, it } from 'vitest'
import { formatMomento } from './format-momento.ts'

it('writes day, month, year and time, as the browser does in Portuguese', () => {
  const browser = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
  for (const iso of ['2026-11-02T06:58:12.000Z', '2026-01-31T00:00:00.000Z', '2026-07-09T23:05:59.000Z'])
    expect(formatMomento(iso)).toBe(browser.format(new Date(iso)))
  expect(formatMomento('2026-11-02T06:58:12.000Z')).toBe('02/11/2026, 06:58')
})
