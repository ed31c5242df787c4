import { describe, expect, it } from 'vitest'
import { expectConsole } from './console-guard.ts'

describe('the console guard', () => {
  it('lets a declared message pass', () => {
    expectConsole('Erro ao fazer logout:')
    expectConsole(/^Cookie \w+ não/)
    console.error('Erro ao fazer logout:', new Error('sem rede'))
    console.warn('Cookie csrftoken não encontrado.')
    expect.assertions(0)
  })

  it.fails('fails a test with an undeclared error', () => {
    console.error('surprise (printed by the test of the console guard)')
  })

  it.fails('fails a test with an undeclared warning, whatever another test declared', () => {
    console.warn('Cookie csrftoken não encontrado. (printed by the test of the console guard)')
  })

  it.fails('fails a test whose declared message never comes', () => {
    expectConsole('never said')
  })
})
