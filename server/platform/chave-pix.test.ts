import { expect, it } from 'vitest'
import { toChavePix } from './chave-pix.ts'

it.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01DE-35', '12ABC34501DE35'],
  ['+5511987654321', '+5511987654321'],
  ['+551132654321', '+551132654321'],
  [' Financeiro@Editora.com.br ', 'financeiro@editora.com.br'],
  ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('%s is a key', (text, chave) => {
  expect(toChavePix(text)).toBe(chave)
})

it.each([
  '',
  '529.982.247-24',
  '111.111.111-11',
  '11.222.333/0001-80',
  '12ABC34501DE36',
  '11987654321',
  '5511987654321',
  '+5511 98765-4321',
  '+1 202 555 0123',
  'editora',
  'editora@',
  `${'a'.repeat(70)}@abc.com`,
  '123e4567-e12b-12d1-a456',
])('%j is none', (text) => {
  expect(toChavePix(text)).toBeNull()
})
