import { expect, it } from 'vitest'
import { describeRelatorio } from './describe-relatorio.ts'

it('says nothing of what is as in the canon, and of many places the first', () => {
  const nada = { omitidos: [], juntos: [], vazios: [], semLugar: [], livrosDeFora: [], livrosQueFaltam: [] }
  const relatorio = { versiculos: 31_102, ...nada, capitulosQueFaltam: [], numeracao: [] }
  const whole = 'Versículos: 31.102. Numeração: eng, a das Bíblias protestantes, que é a da biblioteca.'
  expect(describeRelatorio(relatorio, 'eng')).toEqual([whole])
  const omitidos = Array.from({ length: 2_000 }, (_, index) => `Sl 119.${index + 1}`)
  const outro = { ...relatorio, omitidos, juntos: ['Mc 5.18–19'], numeracao: ['2Co 13 (até o 13)'] }
  expect(describeRelatorio(outro, 'org').slice(1)).toEqual([
    'Capítulos que terminam em outro versículo: 2Co 13 (até o 13).',
    expect.stringMatching(
      /^Versículos sem palavras nesta edição .*: Sl 119\.1, .*Sl 119\.12 … e mais 1\.988\.$/,
    ),
    'Versículos juntos em um só texto: Mc 5.18–19.',
  ])
})
