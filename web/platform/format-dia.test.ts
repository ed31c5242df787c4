import { expect, it } from 'vitest'
import { formatDia } from './format-dia.ts'

it('writes days with a short month, as the browser does in Portuguese', () => {
  const browser = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' })
  for (let mes = 1; mes <= 12; mes += 1) {
    const iso = `2026-${String(mes).padStart(2, '0')}-03T23:59:59.000Z`
    expect(formatDia(iso)).toBe(browser.format(new Date(iso)))
  }
  expect(formatDia('2026-11-21T08:42:00.000Z')).toBe('21 de nov. de 2026')
})

it('says nothing of what is no date', () => {
  expect(formatDia('amanhã')).toBe('')
})
