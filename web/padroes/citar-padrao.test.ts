import { describe, expect, it } from 'vitest'
import { citarPadrao, lugarDaSecao } from './citar-padrao.ts'
import { FICHAS } from './fichas.ts'
import { CAPITULO, PERGUNTA } from './unidades.ts'

const citar = (...lugares: string[]) => citarPadrao(FICHAS.cfw, lugares)

describe('citarPadrao', () => {
  it.each([
    [['8.2'], 'CFW 8.2'],
    [['8.1', '8.2', '8.3'], 'CFW 8.1–3'],
    [['8.8', '9.1'], 'CFW 8.8–9.1'],
    [['8', '8.1'], 'CFW 8.1'],
    [['8'], 'CFW 8'],
    [['70', '71'], 'CFW 70–71'],
    [[], 'CFW'],
  ])('cites %j as %s', (lugares, citacao) => {
    expect(citar(...lugares)).toBe(citacao)
  })
})

describe('lugarDaSecao', () => {
  it('names chapter and section, or the question', () => {
    expect(lugarDaSecao(CAPITULO, 21, 1)).toBe('21.1')
    expect(lugarDaSecao(PERGUNTA, 70, 1)).toBe('70')
  })
})
