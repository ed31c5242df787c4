import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { PADROES_ESCRITOS } from './padroes.ts'
import { parseSimbolos } from './simbolos.ts'

const TOTALS = new Map(PADROES_ESCRITOS.map(({ simbolo }) => [simbolo, 15]))

/** Eight lines for each standard. */
const SIMBOLOS_YAML = PADROES_ESCRITOS.map(
  ({ simbolo, sigla }) => `- id: ${simbolo}
  simbolo: ${sigla}
  titulo: Título
  ano: 1646
  unidade: capítulo
  total: 15
  resumo: Resumo.
  introducao: Texto.
`,
).join('')

describe('parseSimbolos', () => {
  it('reads the six standards', () => {
    const { simbolos, problems } = parse(SIMBOLOS_YAML)
    expect(problems).toEqual([])
    expect(simbolos?.map(({ id, simbolo }) => [id, simbolo])).toEqual([
      [1, 'CFW'],
      [2, 'CMW'],
      [3, 'BCW'],
      [4, 'FGOP'],
      [5, 'DCPU'],
      [6, 'DCPR'],
    ])
  })

  it('compares the total with the files', () => {
    const { problems } = parse(SIMBOLOS_YAML.replace('total: 15', 'total: 33'))
    expect(problems).toEqual([
      { file: 'simbolos.yaml', line: 6, reason: 'O total de CFW é 33, mas a numeração de cfw/ vai até 15.' },
    ])
  })

  it('wants each standard in its place', () => {
    const { problems } = parse(SIMBOLOS_YAML.replace('simbolo: CMW', 'simbolo: ABC'))
    expect(problems).toEqual([
      { file: 'simbolos.yaml', line: 9, reason: 'O padrão na posição 2 deve ser CMW, com id 2.' },
    ])
  })

  it('wants no other standard', () => {
    const { problems } = parse(`${SIMBOLOS_YAML}${SIMBOLOS_YAML.slice(0, SIMBOLOS_YAML.indexOf('- id: 2'))}`)
    expect(problems).toEqual([
      { file: 'simbolos.yaml', line: 49, reason: 'Os padrões são 6; este está a mais.' },
    ])
  })

  it('wants every key', () => {
    const { problems } = parse(SIMBOLOS_YAML.replace('  resumo: Resumo.\n', ''))
    expect(problems).toEqual([
      { file: 'simbolos.yaml', line: 1, reason: '“resumo” do item 1 está faltando.' },
    ])
  })
})

function parse(text: string) {
  const problems: ContentProblem[] = []
  return { simbolos: parseSimbolos(text, TOTALS, reportTo(problems, 'simbolos.yaml')), problems }
}
