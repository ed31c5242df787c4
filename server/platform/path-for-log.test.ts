import { expect, it } from 'vitest'
import { pathForLog } from './path-for-log.ts'

it.each([
  ['/api/notas?texto=segredo', '/api/notas'],
  ['/api/pagamentos/pix/SEGREDO/pix', '/api/pagamentos/pix/…/pix'],
  ['/api/pagamentos/pix/SEGREDO', '/api/pagamentos/pix/…'],
  ['/api/pagamentos/PIX/SEGREDO/pix?x=1', '/api/pagamentos/PIX/…/pix'],
  ['/api/planos-de-estudo/calendario/SEGREDO.ics', '/api/planos-de-estudo/calendario/…'],
  ['/api/pagamentos/stripe', '/api/pagamentos/stripe'],
  ['', ''],
])('%s is logged as %s', (url, path) => {
  expect(pathForLog(url)).toBe(path)
})
