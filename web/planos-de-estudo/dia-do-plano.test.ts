import { describe, expect, it } from 'vitest'
import { deslocamentoPara } from '#contract/etapas-do-plano.ts'
import type { EtapasDoPlano } from '#contract/planos-de-estudo.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { diaDoPlano, isLida, resumoDoDia } from './dia-do-plano.ts'

const porcao = (texto: string) => ({ texto, lugar: null })
const DIARIO: EtapasDoPlano = {
  ...{ id: 'diario', titulo: 'Diário', passo: 'dia' },
  etapas: [
    ['Gn 1', 'Mt 1'],
    ['Gn 2', 'Mt 2'],
    ['Gn 3', 'Mt 3'],
  ].map((some) => some.map(porcao)),
}
const SEMANAL: EtapasDoPlano = {
  ...{ id: 'semanal', titulo: 'Semanal', passo: 'semana' },
  etapas: [[porcao('BCW 1')], [porcao('BCW 2')]],
}
const iniciado = (values: Partial<PlanoIniciado> = {}): PlanoIniciado => ({
  ...{
    id: 'um',
    plano: 'diario',
    inicio: '2026-11-22',
    deslocamento: 0,
    encerrado: false,
    mudado_em: '',
    feitos: [],
  },
  ...values,
})

describe('a plan on a day', () => {
  it('has its portions of that day, and what of before is not wholly read', () => {
    const dia = diaDoPlano(iniciado({ feitos: ['1.1', '2.2'] }), DIARIO, '2026-11-23')
    expect(dia.hoje).toMatchObject({ numero: 2, dia: '2026-11-23' })
    expect(dia.hoje?.porcoes.map(({ nome, feita }) => [nome, feita])).toEqual([
      ['2.1', false],
      ['2.2', true],
    ])
    expect(dia.passadas.map((etapa) => [etapa.numero, isLida(etapa)])).toEqual([[1, false]])
    expect(dia).toMatchObject({ feitas: 2, total: 6, isFuturo: false, isPassado: false })
    const lido = diaDoPlano(iniciado({ feitos: ['1.1', '1.2'] }), DIARIO, '2026-11-23')
    expect(lido.passadas.map(isLida)).toEqual([true])
  })

  it('has nothing before it begins and after its end', () => {
    expect(diaDoPlano(iniciado(), DIARIO, '2026-11-21')).toMatchObject({
      hoje: null,
      passadas: [],
      isFuturo: true,
    })
    const depois = diaDoPlano(iniciado({ feitos: ['3.1', '3.2'] }), DIARIO, '2027-11-25')
    expect(depois).toMatchObject({ hoje: null, isPassado: true, ultima: '2026-11-24' })
    expect(depois.passadas.map(isLida)).toEqual([false, false, true])
  })

  it('that was moved has for today what was the first unread', () => {
    const feitos = ['1.1', '1.2']
    const deslocamento = deslocamentoPara('2026-11-22', 'dia', 2, '2026-11-30')
    expect(diaDoPlano(iniciado({ feitos, deslocamento }), DIARIO, '2026-11-30')).toMatchObject({
      hoje: { numero: 2 },
      passadas: [{ numero: 1 }],
    })
  })

  it('has the same for seven days, when it goes by weeks', () => {
    const numeros = ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29'].map(
      (hoje) => diaDoPlano(iniciado(), SEMANAL, hoje).hoje?.numero ?? null,
    )
    expect(numeros).toEqual([null, 1, 1, 2])
  })
})

describe('the line of a day', () => {
  it('names what is not read yet of each plan, and says when that is nothing', () => {
    const hoje = '2026-11-22'
    const diario = diaDoPlano(iniciado(), DIARIO, hoje)
    const semanal = diaDoPlano(iniciado(), SEMANAL, hoje)
    expect(resumoDoDia([diario, semanal])).toBe('Gn 1, Mt 1 · BCW 1')
    expect(resumoDoDia([diaDoPlano(iniciado({ feitos: ['1.1'] }), DIARIO, hoje)])).toBe('Mt 1')
    expect(resumoDoDia([diaDoPlano(iniciado({ feitos: ['1.1', '1.2'] }), DIARIO, hoje)])).toBe(
      'leitura feita',
    )
    expect(resumoDoDia([diaDoPlano(iniciado(), DIARIO, '2026-11-01')])).toBeNull()
    expect(resumoDoDia([])).toBeNull()
  })
})
